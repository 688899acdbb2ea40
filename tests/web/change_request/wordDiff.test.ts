import { expect, test } from 'vitest';
import { wordDiff } from '#web/components/change_request/wordDiff.ts';

const marked = (old: string, wanted: string) => {
  const { old: a, wanted: b } = wordDiff(old, wanted);
  const joined = (parts: typeof a) => parts.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join('');
  return [joined(a), joined(b)];
};

test.each([
  ['Find a desk', 'Find a free desk', 'Find a desk', 'Find a[ free] desk'],
  ['Find a desk', 'Book a desk', '[Find] a desk', '[Book] a desk'],
  ['Pay', 'Buy', '[Pay]', '[Buy]'],
  ['Pay', 'pay', '[Pay]', '[pay]'],
  ['Send the bill now', 'Send bill', 'Send[ the] bill[ now]', 'Send bill'],
  ['', 'New', '', '[New]'],
])('marks what differs between %j and %j', (old, wanted, markedOld, markedWanted) => {
  expect(marked(old, wanted)).toEqual([markedOld, markedWanted]);
});

test('the parts of a text are the text again, and very long texts are marked as a whole', () => {
  const old = '  two  spaces\tand a\nline ';
  expect(
    wordDiff(old, 'two lines')
      .old.map(({ text }) => text)
      .join('')
      .trimEnd(),
  ).toBe(old.trimEnd());
  const long = Array.from({ length: 300 }, (_, i) => `w${i}`).join(' ');
  expect(wordDiff(long, 'w1').old).toEqual([{ text: long, isOwn: true }]);
});
