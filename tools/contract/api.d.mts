/** Writes the reference of the engine's public interface into a folder, emptied first; returns what is missing. */
export function writeApiReference(folder: string): Promise<string[]>;
