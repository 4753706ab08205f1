/** The header is the menu on every page: Starlight's sidebar is never shown. */
import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

export const onRequest = defineRouteMiddleware((context) => {
  context.locals.starlightRoute.hasSidebar = false;
});
