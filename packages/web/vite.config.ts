import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { examplesPlugin } from './examples/plugin.ts';

export default defineConfig({
  base: '/',
  resolve: { conditions: ['obrador-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The workshop's old laptop: browsers of 2022.
    target: ['chrome100', 'firefox100', 'safari15.4'],
    cssTarget: ['chrome100', 'firefox100', 'safari15.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Apart, so that the bundler does not put helpers of the first load beside it and the solver behind it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'solver', test: /equilibrar\/(simplex|branch|budget)\.ts$/ },
            // What every page needs, in one piece: many small ones weigh more.
            {
              name: 'base',
              test: /node_modules\/(preact|@preact)\/|engine\/src\/(craft\/(?!water-activity)|search\/)|web\/src\/(reading|request|label|search)\.ts/,
            },
          ],
        },
      },
    },
  },
  // Crafts are chunks of their own in the worker too.
  worker: { format: 'es' },
  plugins: [
    examplesPlugin(),
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
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
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
