/** The folder of the repository, with a slash at its end. */
export const root: string;
