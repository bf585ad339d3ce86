/** What a test waits for must come, not come fast: a busy machine starves whoever comes late. */
export const PATIENCE_MS = 30_000;
