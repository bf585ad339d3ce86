export const esExample = { shown: (title: string, source: string) => `«${title}», de ${source}.` };
