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
