export const esAssembly = { label: 'Montaje' };
