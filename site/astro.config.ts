import starlight from '@astrojs/starlight';
import { defineConfig, fontProviders } from 'astro/config';
import { tables } from './integrations/tables.ts';

/** Where the site will live: `PIP_BASE=/tables/` puts it under a sub-path, `PIP_SITE` names its origin. */
const base = `/${(process.env.PIP_BASE ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
const site = process.env.PIP_SITE;

/** The guide of a game, by the letters of its rules. */
const guides = {
  DRAW: `${base}guides/dominoes/`,
  FIVE: `${base}guides/fives/`,
  PIP: `${base}guides/pip/`,
  RUM: `${base}guides/rummy/`,
  RUN: `${base}guides/run-fast/`,
};

const fonts = '../node_modules/@fontsource-variable';

export default defineConfig({
  base,
  ...(site ? { site } : {}),
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-display',
      fallbacks: ['Avenir Next', 'Segoe UI', 'sans-serif'],
      options: {
        variants: [
          {
            src: [`${fonts}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`],
            weight: '200 800',
            style: 'normal',
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-text',
      fallbacks: ['Segoe UI', 'Helvetica Neue', 'Arial', 'sans-serif'],
      options: {
        variants: [
          {
            src: [`${fonts}/figtree/files/figtree-latin-wght-normal.woff2`],
            weight: '300 900',
            style: 'normal',
          },
          {
            src: [`${fonts}/figtree/files/figtree-latin-wght-italic.woff2`],
            weight: '300 900',
            style: 'italic',
          },
        ],
      },
    },
  ],
  integrations: [
    tables({ dist: new URL('../dist/', import.meta.url) }),
    starlight({
      title: 'Pip Tables',
      description:
        'Tables for dominoes, tile rummy and Run Fast that any web page can embed with one script tag, and guides you can play.',
      favicon: '/favicon.svg',
      credits: false,
      customCss: [
        './src/styles/tokens.css',
        './src/styles/prose.css',
        './src/styles/table.css',
        './src/styles/example.css',
        './src/styles/print.css',
      ],
      routeMiddleware: './src/route.ts',
      head: [
        { tag: 'link', attrs: { rel: 'stylesheet', href: `${base}pip/pip.css` } },
        {
          // A refused move leads to its rule in its game's guide.
          tag: 'script',
          attrs: { type: 'module' },
          content: `import { configure } from '${base}pip/pip.js'; configure({ guide: ${JSON.stringify(guides)} });`,
        },
      ],
      // Only the order of the pages matters here (for previous and next): the header is the menu.
      sidebar: [
        {
          label: 'Guides',
          items: [
            'guides/dominoes',
            'guides/fives',
            'guides/pip',
            'guides/same-words',
            'guides/rummy',
            'guides/run-fast',
          ],
        },
        { slug: 'embed' },
        { slug: 'reference' },
      ],
      expressiveCode: {
        // On a phone a line of code goes on below: a page shouldn't need to be pushed sideways.
        defaultProps: { wrap: true },
        themes: ['github-dark', 'github-light'],
        styleOverrides: { borderRadius: '0.75rem', codeFontSize: '0.875rem' },
      },
      components: {
        Footer: './src/components/Footer.astro',
        Head: './src/components/Head.astro',
        Header: './src/components/Header.astro',
        Hero: './src/components/Hero.astro',
        PageFrame: './src/components/PageFrame.astro',
        PageSidebar: './src/components/PageSidebar.astro',
        PageTitle: './src/components/PageTitle.astro',
        ThemeSelect: './src/components/ThemeToggle.astro',
        TwoColumnContent: './src/components/TwoColumnContent.astro',
      },
    }),
  ],
});
