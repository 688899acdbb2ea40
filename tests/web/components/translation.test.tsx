import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followTranslation } from '#web/base/browser/followTranslation.ts';

let end: () => void;
beforeEach(() => {
  end = followTranslation();
});
afterEach(() => end());

/** Replaces all texts, as Chrome does. */
async function translate(): Promise<void> {
  const walker = document.createTreeWalker(screen.getByTestId('page'), NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode.parentNode?.nodeName !== 'FONT') texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `[${text.data}]`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  // Observers are told after the task.
  await Promise.resolve();
}

function Page() {
  const [count, setCount] = useState(0);
  return (
    <div data-testid="page">
      {count > 0 && 'Saved'}
      <button onClick={() => setCount(count + 1)}>Add</button>
      You have {count} {count === 1 ? 'card' : 'cards'}
      {count === 2 && <b>Many</b>}
      {count < 2 && ' so far'}
    </div>
  );
}

const page = () => screen.getByTestId('page').textContent;
const add = () => act(() => screen.getByRole('button').click());

test('texts that a browser translated change, go and get neighbours, and nothing of them stays behind', async () => {
  render(<Page />);
  await translate();
  expect(page()).toBe('[Add][You have ][0][ ][cards][ so far]');
  add();
  await Promise.resolve();
  expect(page()).toBe('Saved[Add][You have ]1[ ]card[ so far]');
  await translate();
  expect(page()).toBe('[Saved][Add][You have ][1][ ][card][ so far]');
  add();
  await Promise.resolve();
  expect(page()).toBe('[Saved][Add][You have ]2[ ]cardsMany');
});
