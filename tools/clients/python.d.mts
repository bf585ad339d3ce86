/** Makes a Python client of the document in a folder; answers where Python finds it and what it imports. */
export function writePythonClient(document: string, folder: string): readonly string[];
