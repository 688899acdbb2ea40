import { afterAll, expect, test } from 'vitest';
import type { CompanyDomain } from '#shared/model/company.ts';
import { createEmbeddedIndex } from '#lambdas/search/embedded/embeddedIndex.ts';
import { openDomain, succeeded } from '#lambdas/search/opensearch/domain.ts';
import { ALIAS, INDEX } from '#lambdas/search/opensearch/names.ts';
import { createOpenSearchIndex } from '#lambdas/search/opensearch/openSearchIndex.ts';
import type { SearchIndex } from '#lambdas/search/port.ts';
import { wordsOf } from '#lambdas/search/words.ts';
import { describeSearchIndex } from './searchIndexContract.ts';

/** Runs on a real OpenSearch only, which `npm run test:search` starts. */
const engine = process.env['SEARCH_ENGINE'];
if (engine === undefined) throw new Error('SEARCH_ENGINE is not set: start with npm run test:search');
const domain = openDomain(engine, 30_000);

/** An empty index. What was written is found by the very next search, which OpenSearch does not promise by itself. */
async function fresh(): Promise<SearchIndex> {
  const answer = await domain('DELETE', `/${INDEX}`);
  if (answer.status !== 404) succeeded(answer);
  const index = createOpenSearchIndex(domain);
  return {
    ...index,
    search: async (...query) => {
      await domain('POST', `/${ALIAS}/_refresh`);
      return index.search(...query);
    },
  };
}

describeSearchIndex('the OpenSearch index', fresh);

const company = 'acme.example' as CompanyDomain;
const other = 'other.example' as CompanyDomain;

test('nothing is found, and nothing missed, before the first document', async () => {
  const index = await fresh();
  expect(await index.search(company, { kind: 'what', text: 'newsletter', limit: 5 })).toEqual([]);
  await index.delete(company, 'what', 'a');
});

test('functions that all make the index at once do not get into each other\'s way', async () => {
  const index = await fresh();
  await Promise.all(Array.from({ length: 20 }, (_, i) => index.put(company, { kind: 'what', id: `id${i}`, description: 'newsletter' })));
  expect(await index.search(company, { kind: 'what', text: 'newsletter', limit: 50 })).toHaveLength(20);
});

test('a search of more words than count is answered', async () => {
  const index = await fresh();
  const text = Array.from({ length: 60 }, (_, i) => `subscribe${i}`).join(' ');
  await index.put(company, { kind: 'what', id: 'a', description: text });
  expect(await index.search(company, { kind: 'what', text, limit: 5 })).toEqual(['a']);
});

const vocabulary = wordsOf(
  'Abonnement bestellen Bücher verschicken Straße finden naïve façade cliente añadir pedido livraison établir facture wysłać paczkę İstanbul teslimat 注文 確認 доставка заказ παραγγελία newsletter subscribe cancel invoice parcel customer return refund report station delivery route plan',
);

/** Numbers in [0, 1) that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

afterAll(async () => succeeded(await domain('DELETE', `/${INDEX}`)));

test('finds the same as the embedded index, for words, beginnings and typos of many languages', { timeout: 300_000 }, async () => {
  const indexes = [createEmbeddedIndex(), await fresh()];
  const random = numbers(7);
  const pick = () => vocabulary[Math.floor(random() * vocabulary.length)] ?? '';
  for (let batch = 0; batch < 2_000; batch += 50) {
    const documents = Array.from({ length: 50 }, (_, i) => ({ kind: 'what', id: `d${batch + i}`, description: Array.from({ length: 2 + Math.floor(random() * 4) }, pick).join(' ') }) as const);
    await Promise.all(documents.flatMap((document, i) => indexes.map((index) => index.put(i % 2 === 0 ? company : other, document))));
  }
  const ways = [(word: string) => word, (word: string) => word.slice(0, 3), (word: string) => word.replace(/^(.{2})(.)/u, '$1x'), (word: string) => `${word.slice(0, 2)}${word.slice(3)}`];
  for (let n = 0; n < 200; n += 1) {
    const text = Array.from({ length: 1 + Math.floor(random() * 2) }, () => ways[Math.floor(random() * ways.length)]?.(pick()) ?? '').join(' ');
    const [mine, theirs] = await Promise.all(indexes.map((index) => index.search(company, { kind: 'what', text, limit: 2_000 })));
    expect(new Set(theirs), text).toEqual(new Set(mine));
    for (const id of theirs ?? []) expect(Number(id.slice(1)) % 2, 'a hit of another company').toBe(0);
  }
});
