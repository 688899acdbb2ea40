import { expect, test } from 'vitest';
import { csvOf } from '#shared/rules/csv.ts';

const lines = (row: readonly string[]) => csvOf([row]).slice(1);

test('a table is one line a row, with a byte order mark and quotes where they are needed', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['1', 'two words'],
    ]),
  ).toBe('\u{feff}a,b\r\n1,two words\r\n');
  expect(lines(['one, two', 'say "hi"', 'two\nlines', ''])).toBe('"one, two","say ""hi""","two\nlines",\r\n');
  expect(csvOf([])).toBe('\u{feff}');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\n=x', '＝1', '=HYPERLINK("http://x";"y")'])(
  'a text that a spreadsheet would run is defused: %j',
  (text) => {
    const written = lines([text]);
    expect(written.replace(/^"/, '').startsWith("'")).toBe(true);
    expect(written.replaceAll('""', '"')).toContain(text);
  },
);

test.each(['1-1', 'a=b', 'ann+x@acme.example', "'=1"])('other texts stay as they are: %s', (text) => {
  expect(lines([text])).toBe(`${text}\r\n`);
});
