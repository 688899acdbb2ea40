import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createEmbeddedIndex } from '#lambdas/ports/search/embedded/embeddedIndex.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { describeSearchIndex } from './searchIndexContract.ts';

describeSearchIndex('the embedded index', async () => createEmbeddedIndex());

test('only the first words of a very long search count', async () => {
  const index = createEmbeddedIndex();
  const company = 'acme.example' as CompanyDomain;
  const words = Array.from({ length: 24 }, (_, n) => `word${n}`).join(' ');
  await index.put(company, { kind: 'what', id: 'a', description: words });
  expect(await index.search(company, { kind: 'what', text: `${words} another`, limit: 1 })).toEqual(['a']);
  expect(await index.search(company, { kind: 'what', text: `another ${words}`, limit: 1 })).toEqual([]);
});

test('documents may change all the time: no clean-up of the index fails meanwhile', async () => {
  const index = createEmbeddedIndex();
  const company = 'acme.example' as CompanyDomain;
  const wordOf = (n: number) => ((n * 7919) % 100_003).toString(36).padStart(4, 'x');
  for (let n = 0; n < 20_000; n += 1) {
    const description = [n, n + 1, n + 2].map((part) => wordOf(part * 13)).join(' ');
    await index.put(company, { kind: 'what', id: `a${n % 2_000}`, description });
    if (n % 3 === 0) await index.delete(company, 'what', `a${(n * 31) % 2_000}`);
    if (n % 10 === 0) await setImmediate();
  }
  await index.put(company, { kind: 'what', id: 'last', description: 'last word' });
  expect(await index.search(company, { kind: 'what', text: 'last', limit: 9 })).toEqual(['last']);
});
