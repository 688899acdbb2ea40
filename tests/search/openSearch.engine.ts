import { afterAll, expect, test } from 'vitest';
import { INDEX } from '#lambdas/ports/search/opensearch/names.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { describeSearchIndex } from './searchIndexContract.ts';
import { clear, domain, everythingIn, fresh } from './support/engine.ts';

afterAll(clear);

describeSearchIndex('the OpenSearch index', fresh);

const company = 'acme.example' as CompanyDomain;
const what = (id: string, description: string) => ({ kind: 'what', id, description }) as const;

test('nothing is found, and nothing missed, before the first document', async () => {
  const index = await fresh();
  expect(await index.search(company, { kind: 'what', text: 'newsletter', limit: 5 })).toEqual([]);
  await index.delete(company, 'what', 'a');
});

test("functions that all make the index at once do not get into each other's way", async () => {
  const index = await fresh();
  await Promise.all(Array.from({ length: 20 }, (_, i) => index.put(company, what(`id${i}`, 'newsletter'))));
  expect(await index.search(company, { kind: 'what', text: 'newsletter', limit: 50 })).toHaveLength(20);
});

test('a search of more words than count, and of a very long one, is answered', async () => {
  const index = await fresh();
  const text = Array.from({ length: 60 }, (_, i) => `subscribe${i}`).join(' ');
  await index.put(company, what('a', text));
  await index.put(company, what('b', 'x'.repeat(500)));
  expect(await index.search(company, { kind: 'what', text, limit: 5 })).toEqual(['a']);
  expect(await index.search(company, { kind: 'what', text: 'x'.repeat(500), limit: 5 })).toEqual(['b']);
});

test('an index of a former version is searched and written to until that of this version is full and takes its place', async () => {
  const index = await fresh();
  const former = 'storyd-0';
  // Of a version that knew no lengths.
  const properties = Object.fromEntries(
    ['company', 'kind', 'id', 'owner', 'editor', 'viewer'].map((name) => [name, { type: 'keyword' }]),
  );
  const mappings = {
    dynamic: false,
    properties: {
      ...properties,
      title: { type: 'text', analyzer: 'whitespace' },
      why: { type: 'text', analyzer: 'whitespace' },
    },
  };
  await domain('PUT', `/${former}`, { aliases: { storyd: {} }, mappings });
  await index.put(company, what('old', 'newsletter'));
  const found = () => index.search(company, { kind: 'what', text: 'newsletter', limit: 5 });
  expect(await found()).toEqual(['old']);

  const table = [what('old', 'newsletter'), what('other', 'another newsletter')];
  let fills = 0;
  await index.renew(async (into) => {
    fills += 1;
    for (const document of table) await into.put(company, document);
    if (fills > 1) return;
    // Half way, people search what there was, and what they write reaches the table and the former index.
    expect(await found()).toEqual(['old']);
    table.push(what('late', 'a late newsletter'));
    await index.put(company, what('late', 'a late newsletter'));
    expect(await found()).toEqual(['late', 'old']);
  });
  expect(fills).toBe(2);
  expect(await found()).toEqual(['old', 'other', 'late']);
  expect([...(await everythingIn(INDEX)).keys()].sort()).toEqual(
    ['late', 'old', 'other'].map((id) => `acme.example~what~${id}`),
  );
  expect((await domain('GET', `/${former}`)).status).toBe(404);

  await index.renew(async () => {
    fills += 1;
  });
  expect(fills).toBe(3);
});

test('an index that could not be filled takes no place', async () => {
  const index = await fresh();
  await domain('PUT', '/storyd-0', { aliases: { storyd: {} } });
  await expect(index.renew(() => Promise.reject(new Error('the table is away')))).rejects.toThrow('the table is away');
  expect(Object.keys((await domain('GET', '/_alias/storyd')).body as object)).toEqual(['storyd-0']);
  await index.renew(async (into) => into.put(company, what('a', 'newsletter')));
  expect(Object.keys((await domain('GET', '/_alias/storyd')).body as object)).toEqual([INDEX]);
});
