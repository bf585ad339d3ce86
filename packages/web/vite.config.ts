import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { examplesPlugin } from './examples/plugin.ts';

/**
 * Fetches the names of the first screen's craft together with the page: found out by running it, they would come a
 * round trip later. Who comes for another craft has them from the service worker's store afterwards, fetched once.
 */
function firstScreen(craft: string): Plugin {
  return {
    name: 'first-screen',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(craft)));
        const wanted = new Set<string>();
        const want = (name: string) => {
          if (wanted.has(name)) return;
          wanted.add(name);
          for (const chunk of chunks) if (chunk.fileName === name) chunk.imports.forEach(want);
        };
        for (const chunk of [entry, first]) if (chunk) want(chunk.fileName);
        if (entry) wanted.delete(entry.fileName);
        return [...wanted].map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

export default defineConfig({
  base: '/',
  resolve: {
    conditions: ['obrador-source', ...defaultClientConditions],
    alias: [
      {
        find: './first-lesson.ts',
        replacement: fileURLToPath(new URL('src/loading/first-lesson.ts', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The workshop's old laptop: browsers of 2022.
    target: 'es2022',
    cssTarget: ['chrome100', 'firefox100', 'safari15.4'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Only what the first screen needs, told by the page itself (firstScreen), and what a craft stands on, which would come
      // a round trip after it: lists in every import would weigh more.
      resolveDependencies: (chunk, needed, { hostType }) =>
        hostType === 'js' && /\/craft-/.test(chunk) ? needed.filter((each) => !/\/(index|rolldown)-/.test(each)) : [],
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, and what every craft needs beyond it, in one piece each: many small ones weigh more.
            { name: 'base', tags: ['$initial'], priority: 6 },
            // What one craft alone knows of the pantry: the language needs that of every craft, a craft its own.
            {
              name: (id) => `${/engine\/src\/([a-z]+)/.exec(id)?.[1]}-table`,
              test: /engine\/src\/(?!despensa)[a-z]+\/(table|groups\.gen|roles\.gen)\.ts$/,
              priority: 5,
              includeDependenciesRecursively: false,
            },
            {
              name: 'engine',
              test: /engine\/src\/(craft\/(?!water-activity)|water\/(phase|root|solutes)|despensa\/(table|foods\.gen|food|pack|words|reader|reading|craft-foods|shelf|told|understand|understand-texts|solutes|sweet|kinds|allergen-texts|losses)\.ts)/,
              priority: 4,
            },
            // The lines of a formula wait for nothing that reads it.
            { name: 'ledger-rows', test: /web\/src\/ledger\/ledger-rows\.tsx$/, priority: 3 },
            // What shows a reading comes in one piece: many small ones take turns.
            { name: 'reading-module', test: /web\/src\/reading\/reading-module\.ts$/, priority: 2 },
            // Follows the first figures (src/loading/language.ts), with all that only it needs.
            { name: 'lessons', test: /engine\/src\/despensa\/lessons\.ts$/, priority: 1 },
            // What keeps things in the browser comes in one piece once the page is seen.
            { name: 'notebook', test: /web\/src\/storage\/(shelves|notebook)\.ts$/, priority: 1 },
            // Apart, so that the bundler does not put helpers of other pages beside it and the solver behind them.
            { name: 'solver', test: /equilibrar\/(simplex|branch|budget)\.ts$/ },
          ],
        },
      },
    },
  },
  // Crafts are chunks of their own in the worker too.
  worker: { format: 'es' },
  plugins: [
    examplesPlugin(),
    firstScreen('/names/helado.gen.ts'),
    VitePWA({
      strategies: 'generateSW',
      // A new version waits until the person says so: nobody loses a half-typed recipe.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Obrador: banco de formulación',
        short_name: 'Obrador',
        description: 'Equilibra fórmulas de helado, pan, pastelería, turrón y chocolate.',
        lang: 'es',
        start_url: '/',
        display: 'standalone',
        background_color: '#f6f1e6',
        theme_color: '#f6f1e6',
        icons: [
          { src: '/icono-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icono-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icono-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icono.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest,woff2}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [
          /^\/api\//,
          /^\/openapi/,
          /^\/docs/,
          /^\/mcp/,
          /^\/llms\.txt/,
          /^\/healthz/,
          /^\/metrics/,
        ],
        // The guides are pages of the service: those once read are there without connection too.
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/docs(\/|$)/.test(url.pathname),
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'guias' },
          },
        ],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});
