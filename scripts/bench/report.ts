export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly aim?: string;
  readonly met?: boolean;
}

export function print(figures: readonly Figure[]): void {
  for (const { name, value, aim, met } of figures) {
    const verdict = aim === undefined ? '' : `   [aim: ${aim}: ${met ? 'met' : 'NOT MET'}]`;
    console.log(`${name.padEnd(84)} ${value}${verdict}`);
  }
}
