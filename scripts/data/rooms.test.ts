import { expect, test } from 'vitest';
import { roomModules } from './rooms.ts';

test('a new craft is looked for in its own folder, room by room', () => {
  const made = roomModules(['helado', 'mermeladas']);
  for (const [path, text] of made) {
    expect(text, path).toMatch(/^import \{ .*\bmermeladas \} from '\.\.?\/mermeladas(?:\/[a-z-]+|\.gen)\.ts';$/m);
    expect(text, path).toMatch(/^export const [A-Z_]+ = \{ helado, mermeladas \};$/m);
  }
  expect(made.get('crafts.gen.ts')).toContain("import { mermeladas } from './mermeladas/craft.ts';");
  expect(made.get('despensa/craft-foods.gen.ts')).toContain(
    "import { foods as mermeladas } from './mermeladas.gen.ts';",
  );
});
