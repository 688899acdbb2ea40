import type { CallOutput } from '#shared/contract/registry.ts';

type Answer = CallOutput<'get_container'>;

/** A map with its documented lists, which an answer contains unless requested without them. */
export type MapWithLists = Whole<Omit<Answer, 'whats' | 'whos' | 'cursor'>> & {
  whats: Whole<Answer['whats'][number]>[];
  whos: Whole<Answer['whos'][number]>[];
};
type Whole<Fields> = { [Name in keyof Fields]-?: Exclude<Fields[Name], undefined> };

/** An answer with the lists, without the read time. @throws when it has no lists */
export function withLists(answer: Answer): MapWithLists {
  if (answer.backboneOrder === undefined) throw new Error('the answer has no lists');
  const { cursor: _cursor, ...map } = answer;
  return map as MapWithLists;
}
