/** Draws domino examples in an element. */
import { dominoExample } from './domino-picture.ts';
import { drawerFor } from './drawer.ts';

export const dominoDrawer = drawerFor(dominoExample);
