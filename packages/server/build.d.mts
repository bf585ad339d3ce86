import type { BuildOptions } from 'esbuild';

export const bundleOptions: BuildOptions;
export const fetchOptions: BuildOptions;
export function build(): Promise<void>;
