import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useStack } from '#tests/calls/support/useStack.ts';
import { measureDay } from '../cost/measure.ts';
import { costPage } from '../cost/page.ts';

const stack = useStack();

test(
  'docs/operations.md shows the computed cost of a deployment (npm run cost prints it)',
  { timeout: 120_000 },
  async () => {
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    expect(page).toContain(`\n${costPage(await measureDay(stack()))}\n`);
  },
);
