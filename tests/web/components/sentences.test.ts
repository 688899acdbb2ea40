import { expect, it } from 'vitest';
import { sentences } from '#web/components/text/sentences.ts';

it.each([
  [
    ['Something went wrong, please try again', 'Nothing was changed.'],
    'Something went wrong, please try again. Nothing was changed.',
  ],
  [['Are you sure?', 'It says "no."', 'Then wait …'], 'Are you sure? It says "no." Then wait …'],
  [['not authenticated', undefined, ' ', ''], 'not authenticated.'],
  [[], ''],
])('%j become %j', (texts, joined) => {
  expect(sentences(...texts)).toBe(joined);
});
