import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '#web/components/focus/keepFocus.ts';
import { returnFocus } from '#web/components/focus/returnFocus.ts';

const row = (name: string) => `<li><button>Open ${name}</button><button>Remove ${name}</button></li>`;
let letGo: (() => void) | undefined;
beforeEach(() => {
  document.body.innerHTML = `<main><ul>${['A', 'B', 'C'].map(row).join('')}</ul><input aria-label="Add" /></main><button>Elsewhere</button>`;
  letGo = keepFocus(document.querySelector('main'));
});
afterEach(() => {
  letGo?.();
  document.body.innerHTML = '';
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const removeRow = async (name: string) => {
  button(`Open ${name}`)?.closest('li')?.remove();
  // Observers are told after the task.
  await Promise.resolve();
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('the same button of the next item takes the focus of an item that goes, then that of the last one, then what follows', async () => {
  button('Remove B')?.focus();
  await removeRow('B');
  expect(focused()).toBe('Remove C');
  await removeRow('C');
  expect(focused()).toBe('Remove A');
  await removeRow('A');
  expect(focused()).toBe('Add');
});

test('the focus stays where the user has moved it', async () => {
  button('Remove B')?.focus();
  button('Elsewhere')?.focus();
  await removeRow('B');
  expect(focused()).toBe('Elsewhere');
  returnFocus(button('Open A'));
  expect(focused()).toBe('Elsewhere');
  button('Elsewhere')?.blur();
  returnFocus(button('Open A'));
  expect(focused()).toBe('Open A');
});
