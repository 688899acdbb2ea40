import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Puts a text into a field at once, in place of what was there. Key by key costs as much as opening a dialog; what a
 * single key does is typed with `user.keyboard`.
 */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/** The field with a label, on the page or inside of something, as soon as it is there. */
export const field = (label: string, inside: HTMLElement = document.body): Promise<HTMLElement> =>
  within(inside).findByLabelText(label, { exact: true });

/** Clicks the button with a name, on the page or inside of something, as soon as it is there. */
export async function press(user: UserEvent, name: string, inside: HTMLElement = document.body): Promise<void> {
  await user.click(await within(inside).findByRole('button', { name }));
}

/** The dialog, as soon as it is open. One that still closes is found too: wait for `dialogGone` before the next. */
export const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog');

/** Waits until no dialog is open or still closing. */
export const dialogGone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Waits until something has the focus. */
export const expectFocus = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(element));

/** Waits until a text is on the page. */
export const expectText = async (text: string | RegExp): Promise<void> =>
  void (await screen.findByText(text, { exact: false }));

/** Waits until the address is this one. */
export const expectAddress = (address: string | RegExp): Promise<void> =>
  waitFor(() => expect(window.location.pathname + window.location.search).toMatch(address));
