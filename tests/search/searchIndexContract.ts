import { beforeEach, describe, expect, test } from 'vitest';
import type { SearchIndex, SearchQuery } from '#lambdas/ports/search/port.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

const ACME = 'acme.example' as CompanyDomain;
const OTHER = 'other.example' as CompanyDomain;
const LONG_SENTENCE = '注文した商品がいつ届くのかを倉庫の担当者にすぐ確認できるように';

/** The contract of every adapter of the search index. `make` returns an empty one. */
export function describeSearchIndex(adapter: string, make: () => Promise<SearchIndex>): void {
  describe(adapter, () => {
    let index: SearchIndex;
    beforeEach(async () => {
      index = await make();
    });
    const put = (id: string, description: string) => index.put(ACME, { kind: 'what', id, description });
    const search = (text: string, more: Partial<SearchQuery> = {}, company = ACME) =>
      index.search(company, { kind: 'what', text, limit: 10, ...more });

    test.each([
      ['itself', 'Newsletter', 'newsletter'],
      ['other case', 'newsletter', 'NEWSLETTER'],
      ['accents in the text', 'Bücher für Łódź', 'bucher lodz'],
      ['accents in the search', 'Bucher', 'bücher'],
      ['letters that are two', 'Straße', 'strasse'],
      ['a dotted capital i', 'İstanbul', 'istanbul'],
      ['full-width letters', 'Ｐａｙ', 'pay'],
      ['the beginning of a word', 'Subscribe to it', 'subs'],
      ['words in any order', 'Pay the invoice', 'invoice pay'],
      ['a letter too many', 'subscribe', 'subsscribe'],
      ['a letter too few', 'subscribe', 'subscrbe'],
      ['a wrong letter', 'subscribe', 'sybscribe'],
      ['a wrong first letter', 'subscribe', 'dubscribe'],
      ["two letters in each other's place", 'subscribe', 'subsrcibe'],
      ['a typo in each of two words', 'send parcels', 'semd parecls'],
      ['punctuation in between', 'check-in (online)', 'online check'],
      ['a script without spaces', '注文を確認する', '確認'],
      ['the middle of Japanese', 'ユーザーストーリーマップを作る', 'マップ'],
      ['half-width Katakana', 'ユーザーストーリーマップを作る', 'ﾏｯﾌﾟ'],
      ['the middle of Korean', '장바구니결제', '결제'],
      ['the middle of Thai', 'ค้นหาสินค้า', 'สินค้า'],
      ['a long Japanese sentence', `前に${LONG_SENTENCE}後に`, LONG_SENTENCE],
      ['Japanese beside other letters', 'iPhoneで支払う', 'iphone 支払'],
      ['a sign that belongs to the word', 'Migrate to C#', 'c#'],
      ['a dot in front', 'Move to .NET', '.net'],
      ['signs between letters', 'R&D budget', 'r&d'],
      ['a version', 'Release v2.0', 'v2.0'],
      ['the word before a sign', 'Bring v2.0 to C#', 'v2 c'],
      ['a word with a hyphen that the text has not', 'Check in', 'check-in'],
      ['a full stop behind the word', 'Pay', 'pay.'],
    ])('finds by %s', async (_how, text, query) => {
      await put('a', text);
      await put('b', 'quite something else');
      expect(await search(query)).toEqual(['a']);
    });

    test.each([
      ['two typos in a word', 'subscribe', 'sybscrabe'],
      ['a typo in a short word', 'pay', 'pat'],
      ['a word that is not there', 'pay the invoice', 'pay refund'],
      ['the middle of a word', 'newsletter', 'letter'],
      ['Japanese letters in another order', '日本へ発送', '本日'],
      ['the end of a long Japanese sentence that goes on otherwise', LONG_SENTENCE, `${LONG_SENTENCE}昨日`],
      ['a sign that the text has not', 'Cancel order', 'c#'],
      ['signs between letters that the text has not', 'Read drafts', 'r&d'],
      ['another version', 'Release v2 of 05', 'v2.0'],
      ['no word at all', 'newsletter', ' ?! '],
      ['nothing', 'newsletter', ''],
    ])('does not find by %s', async (_how, text, query) => {
      await put('a', text);
      expect(await search(query)).toEqual([]);
    });

    test('gives the best first, and no more than the limit', async () => {
      await put('typo', 'parcol');
      await put('beginning', 'parcelstation');
      await put('exact', 'parcel');
      expect(await search('parcel')).toEqual(['exact', 'beginning', 'typo']);
      expect(await search('parcel', { limit: 2 })).toEqual(['exact', 'beginning']);
    });

    test('gives the word with its signs first', async () => {
      await put('plain', 'Net total');
      await put('longer', 'Network');
      await put('signed', 'Migrate it all to .NET');
      expect((await search('.NET'))[0]).toBe('signed');
      expect(await search('net')).toEqual(['plain', 'signed', 'longer']);
    });

    test('puts a document in the place of the one before, and takes it out; both may be repeated', async () => {
      await put('a', 'first words');
      await put('a', 'second words');
      await put('a', 'second words');
      expect(await search('first')).toEqual([]);
      expect(await search('second')).toEqual(['a']);
      await index.delete(ACME, 'what', 'a');
      await index.delete(ACME, 'what', 'a');
      expect(await search('second')).toEqual([]);
      await put('a', 'third words');
      expect(await search('third')).toEqual(['a']);
    });

    test('keeps companies and kinds apart, whatever ids they use', async () => {
      await put('a', 'shared word');
      await index.put(OTHER, { kind: 'what', id: 'b', description: 'shared word' });
      await index.put(ACME, { kind: 'who', id: 'a', name: 'shared word' });
      expect(await search('shared')).toEqual(['a']);
      expect(await search('shared', {}, OTHER)).toEqual(['b']);
      await index.delete(OTHER, 'what', 'a');
      await index.delete(ACME, 'who', 'a');
      expect(await search('shared')).toEqual(['a']);
      expect(await search('shared', { kind: 'who' })).toEqual([]);
    });

    test('finds releases of one story map only', async () => {
      const release = (id: string, containerId: string) =>
        index.put(ACME, { kind: 'release', id, name: 'Spring', mapId: containerId });
      await release('a', 'm1');
      await release('b', 'm2');
      expect(await search('spring', { kind: 'release', of: 'm1' })).toEqual(['a']);
      expect(await search('spring', { kind: 'release', of: 'm3' })).toEqual([]);
      expect(await search('spring', { of: 'm1' })).toEqual([]);
    });

    test('finds story maps by name before purpose, and only among those in which somebody has one of the parts', async () => {
      const members = { owner: ['ann'], editor: ['bob'], viewer: ['cy'] };
      await index.put(ACME, {
        kind: 'story_map',
        id: 'purpose',
        name: 'Roadshow',
        why: 'Winning new readers',
        members,
      });
      await index.put(ACME, {
        kind: 'story_map',
        id: 'name',
        name: 'Readers',
        why: 'A purpose',
        members: { ...members, editor: [] },
      });
      const among = async (uid: string, ...roles: ('owner' | 'editor' | 'viewer' | 'none')[]) =>
        (await search('readers', { kind: 'story_map', among: { uid, roles } })).join(' ');
      expect(await search('readers', { kind: 'story_map' })).toEqual(['name', 'purpose']);
      expect(await among('ann', 'owner')).toBe('name purpose');
      expect(await among('ann', 'editor', 'viewer')).toBe('');
      expect(await among('bob', 'owner', 'editor')).toBe('purpose');
      expect(await among('cy', 'viewer')).toBe('name purpose');
      expect(await among('cy', 'none')).toBe('');
      expect(await among('dee', 'owner', 'editor', 'viewer')).toBe('');
    });
  });
}
