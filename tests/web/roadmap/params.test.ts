import { expect, test } from 'vitest';
import { noFilter, readParams, takesMore, writeParams } from '#web/features/roadmap/model/params.ts';

test('the address holds mode, filter, months and expanded rows, and nothing of the defaults', () => {
  const id = (letter: string) => letter.repeat(20);
  expect(writeParams(readParams(new URLSearchParams())).toString()).toBe('mode=view');
  const text = `mode=build&last=0&order=end&has_epic=yes&who=w&add=${id('a')}.${id('b')}&months=12&open=x&open=y`;
  expect(writeParams(readParams(new URLSearchParams(text))).toString()).toBe(text);
  const wrong = readParams(new URLSearchParams('mode=x&last=7&order=name&months=4&add=1.2'));
  expect(wrong).toEqual({ ...noFilter, mode: 'view', view: 'board', zoom: 'fit', months: 3, expanded: [] });
});

test('the address holds 200 additional releases of few maps, and says when it takes no more of many', () => {
  const id = (letter: string, i: number) => `${letter}${String(i).padStart(19, '0')}`;
  const refs = (count: number, maps: number) =>
    Array.from({ length: count }, (_, i) => ({ containerId: id('m', i % maps), releaseId: id('r', i) }));
  const paramsOf = (count: number, maps: number) => ({
    ...readParams(new URLSearchParams()),
    additionalReleases: refs(count, maps),
  });
  const sorted = (list: readonly { releaseId: string }[]) =>
    [...list].sort((a, b) => (a.releaseId < b.releaseId ? -1 : 1));
  const [full, almost, many] = [paramsOf(200, 4), paramsOf(199, 4), paramsOf(160, 160)];
  expect([takesMore(almost), takesMore(full), takesMore(many)]).toEqual([true, false, false]);
  for (const params of [full, many]) {
    const address = `https://storyd.example.com/story_map/${id('m', 1)}/roadmap/release?${writeParams(params).toString()}`;
    expect(address.length).toBeLessThan(8_192);
    const read = readParams(new URL(address).searchParams);
    expect(sorted(read.additionalReleases)).toEqual(sorted(params.additionalReleases));
  }
  // Addresses of earlier releases repeat the map.
  const [one, other] = [`${id('m', 1)}.${id('r', 1)}`, `${id('m', 1)}.${id('r', 2)}`];
  const old = readParams(new URLSearchParams(`add=${one}&add=${other}&add=${one}`));
  expect(old.additionalReleases.map(({ releaseId }) => releaseId)).toEqual([id('r', 1), id('r', 2)]);
});
