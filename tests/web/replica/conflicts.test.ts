import { expect, test } from 'vitest';
import { valueChanged } from '#shared/errors.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import type { Call } from '#web/replica/command.ts';
import { theirsIn } from '#web/replica/entity.ts';
import { idFor } from './boards.ts';
import type { FakeServer } from './fakeServer.ts';
import { openMap } from './openMap.ts';

/** A map whose server refuses to write over a description that its sender has not seen. */
function open() {
  const sent: { description: unknown; expect: unknown; key: string | undefined }[] = [];
  const callOf =
    (server: FakeServer): Call =>
    async (name, input, options) => {
      const { newDescription, expect: seen } = input as {
        newDescription?: string;
        expect?: { newDescription?: string };
      };
      if (name !== 'change_what_description') return server.call(name, input);
      sent.push({ description: newDescription, expect: seen?.newDescription, key: options?.idempotencyKey });
      const current = server.whats.get(idFor('Find'))?.description;
      if (seen?.newDescription !== current)
        throw new ApiError(valueChanged, {
          standing: { current: { newDescription: current }, changed: [] },
        });
      return server.call(name, input);
    };
  const all = openMap({ Find: [] }, callOf);
  const card = idFor('Find');
  return { ...all, sent, card, shown: () => all.layout.cards.get(card) };
}

test('a description that a colleague has changed is refused and shown, and the typed one is kept', async () => {
  const { server, cards, card, shown, sent } = open();
  server.change('Find', { description: 'Theirs' });
  cards.rename(card, 'Mine');
  await server.answerAll();
  expect(sent).toMatchObject([{ description: 'Mine', expect: 'Find' }]);
  expect(shown()?.refused).toMatchObject({ typed: 'Mine', code: 'value-changed' });
  expect(theirsIn(shown()?.refused, 'newDescription')).toBe('Theirs');
});

test('keeping mine overwrites theirs under another key, and asks again if there is yet another', async () => {
  const { server, cards, card, shown, sent } = open();
  server.change('Find', { description: 'Theirs' });
  cards.rename(card, 'Mine');
  await server.answerAll();
  server.change('Find', { description: 'Third' });
  cards.rename(card, 'Mine', 'Theirs');
  await server.answerAll();
  expect(theirsIn(shown()?.refused, 'newDescription')).toBe('Third');
  cards.rename(card, 'Mine', 'Third');
  await server.answerAll();
  expect(sent.map(({ expect: seen }) => seen)).toEqual(['Find', 'Theirs', 'Third']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(shown()).toMatchObject({ description: 'Mine', refused: null });
});

test('two descriptions in a row by one person do not conflict', async () => {
  const { server, cards, card, shown, sent } = open();
  cards.rename(card, 'One');
  cards.rename(card, 'Two');
  await server.answerAll();
  expect(sent.map(({ expect: seen }) => seen)).toEqual(['Find', 'One']);
  expect(shown()).toMatchObject({ description: 'Two', refused: null });
});
