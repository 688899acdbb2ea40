import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedIndex } from '#lambdas/ports/search/embedded/embeddedIndex.ts';
import { createOpenSearchIndex } from '#lambdas/ports/search/opensearch/openSearchIndex.ts';
import type { SearchDocument, SearchIndex, SearchKind } from '#lambdas/ports/search/port.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { pick, randomOf } from '#tests/calls/support/badInput.ts';
import { clear, domain, fill, fresh, refresh } from './support/engine.ts';

const DOCUMENTS = 10_000;
const QUERIES = 200;
const companies = ['acme.example', 'other.example'] as CompanyDomain[];
const kinds: readonly SearchKind[] = ['what', 'what', 'who', 'story_map', 'release'];

/** Words of many languages and scripts, some of which are each other's beginnings or typos. */
const vocabulary = [
  'Abonnement bestellen Bücher Buche Bucher verschicken Straße strassen finden naïve naive façade cliente clienta añadir anadir pedido pedidos livraison établir facture facturé',
  'wysłać paczkę paczka Łódź İstanbul istanbul teslimat ısı ığdır 注文 確認 注文確認 доставка доставки заказ заказы παραγγελία παραγγελίες τελικός coöperatie één größe grösse øre smørrebrød þing',
  'newsletter newsletters subscribe subscriber subscribes unsubscribe cancel cancels invoice invoices parcel parcels parcelstation customer costumer return returns refund report reports station delivery route router plan plant plane',
  'check-in (online) e-mail B2B 24/7 Ｐａｙ pay paid payment repayment o\'clock l\'été naïveté "quoted" #tag 50% a/b and/or x y z',
].flatMap((line) => line.split(' '));

/**
 * How people type what they look for: as it is written, in capitals, without accents, its beginning, with one typo of
 * each kind, with punctuation.
 */
const ways: readonly ((word: string, random: () => number) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => word.normalize('NFKD').replace(/\p{M}/gu, ''),
  (word, random) => [...word].slice(0, 1 + Math.floor(random() * 4)).join(''),
  (word, random) => at(word, random, (letters, i) => letters.with(i, 'x')),
  (word, random) => at(word, random, (letters, i) => letters.toSpliced(i, 1)),
  (word, random) => at(word, random, (letters, i) => letters.toSpliced(i, 0, 'q')),
  (word, random) =>
    at(word, random, (letters, i) => letters.with(i, letters[i + 1] ?? '').with(i + 1, letters[i] ?? '')),
  (word) => `«${word}», !`,
];

function at(word: string, random: () => number, change: (letters: string[], i: number) => string[]): string {
  const letters = [...word];
  return letters.length < 3 ? word : change(letters, Math.floor(random() * (letters.length - 1))).join('');
}

const random = randomOf(7);
const text = (most: number) =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(vocabulary, random)).join(' ');
const people = ['ann', 'bob', 'cy'];
const maps = ['m1', 'm2'];

function documentOf(n: number): SearchDocument {
  const kind = pick(kinds, random);
  const id = `d${String(n).padStart(5, '0')}`;
  if (kind === 'what') return { kind, id, description: text(6) };
  if (kind === 'who') return { kind, id, name: text(3) };
  if (kind === 'release') return { kind, id, name: text(3), mapId: pick(maps, random) };
  const some = () => people.filter(() => random() < 0.4);
  return {
    kind,
    id,
    name: text(4),
    why: text(8),
    members: { owner: [pick(people, random)], editor: some(), viewer: some() },
  };
}

let embedded: SearchIndex;
let real: SearchIndex;
beforeAll(async () => {
  embedded = createEmbeddedIndex();
  const made = await fresh();
  const documents = Array.from(
    { length: DOCUMENTS },
    (_, n) => [companies[n % 2] ?? companies[0], documentOf(n)] as [CompanyDomain, SearchDocument],
  );
  for (const one of documents) await embedded.put(...one);
  // The first one makes the index.
  for (const one of documents.slice(0, 1)) await made.put(...one);
  for (let from = 0; from < DOCUMENTS; from += 2_000) await fill(documents.slice(from, from + 2_000));
  await refresh();
  real = createOpenSearchIndex(domain);
}, 300_000);
afterAll(clear);

test(
  `finds the same as the embedded index among ${DOCUMENTS} documents, in the same order`,
  { timeout: 600_000 },
  async () => {
    let found = 0;
    for (let n = 0; n < QUERIES; n += 1) {
      const searched = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
        pick(ways, random)(pick(vocabulary, random), random),
      ).join(' ');
      const kind = pick(kinds, random);
      const among =
        kind === 'story_map' && random() < 0.5
          ? { among: { uid: pick(people, random), roles: ['owner', 'editor'] as const } }
          : {};
      const of = kind === 'release' ? { of: pick(maps, random) } : {};
      const query = { kind, text: searched, limit: DOCUMENTS, ...among, ...of };
      for (const [i, company] of companies.entries()) {
        const [mine, theirs] = [await embedded.search(company, query), await real.search(company, query)];
        expect(theirs, `${kind} ${searched}`).toEqual(mine);
        for (const id of theirs) expect(Number(id.slice(1)) % 2, `${searched} finds ${id} of another company`).toBe(i);
        found += theirs.length > 0 ? 1 : 0;
      }
    }
    // Most searches find something, or nothing would have been compared.
    expect(found).toBeGreaterThan(QUERIES);
  },
);
