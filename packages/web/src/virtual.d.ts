/// <reference types="vite/client" />

/** Written at build time from data/corpus by the plugin of vite.config.ts. */
declare module 'virtual:ejemplos/*' {
  export const examples: readonly import('./crafts/examples.ts').ExamplePair[];
}
