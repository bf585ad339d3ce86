export function generateTypes(): void;
export function build(): Promise<void>;
