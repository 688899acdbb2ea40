import { expect, test } from 'vitest';
import { plainDeployment } from './support/templates.ts';

const deployed = plainDeployment();

/** A resource whose logical id changes is deleted and made anew, with all that it holds. */
test('every resource has the logical id and the type under which it was first deployed', async () => {
  const lines = [...deployed.templates].flatMap(([file, { Resources }]) => [
    `\n${file.replace(/\.template\.json$/, '')}\n`,
    ...Object.entries(Resources)
      .map(([id, { Type, Properties }]) => `  ${id} ${Type}${nameIn(Properties)}\n`)
      .sort(),
  ]);
  await expect(lines.join('').trimStart()).toMatchFileSnapshot('./logicalIds.txt');
});

/** The name of a resource in the account, where the template sets it: ` named storyd-add_what`. */
function nameIn(properties: Readonly<Record<string, unknown>> = {}): string {
  const names = Object.entries(properties).filter(([key, value]) => key.endsWith('Name') && typeof value === 'string');
  return names.map(([, name]) => ` named ${String(name)}`).join('');
}
