import type { BuildOptions } from 'esbuild';

export const bundleOptions: BuildOptions;
export function build(): Promise<void>;
