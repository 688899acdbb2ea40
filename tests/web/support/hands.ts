import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Replaces the text of a field at once. Key by key takes as long as opening a dialog; use `user.keyboard` to test
 * single keys.
 */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/** The field with a label, on the page or inside an element, once it appears. */
export const field = (label: string, inside: HTMLElement = document.body): Promise<HTMLElement> =>
  within(inside).findByLabelText(label, { exact: true });

/** Clicks the button with a name, on the page or inside an element, once it is there and enabled. */
export async function press(user: UserEvent, name: string, inside: HTMLElement = document.body): Promise<void> {
  const button = await waitFor(() => {
    const found = within(inside).getByRole('button', { name });
    expect(found.matches(':disabled'), `${name} is disabled`).toBe(false);
    return found;
  });
  await user.click(button);
}

/** The dialog, once open. Also finds one that is still closing: wait for `dialogGone` before the next. */
export const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog');

/** Waits until no dialog is open or still closing. */
export const dialogGone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Waits until an element has the focus. */
export const expectFocus = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(element));

/** Waits until a text is on the page, once or more often: a toast has it twice, once to be read out. */
export const expectText = async (text: string | RegExp): Promise<void> =>
  void (await screen.findAllByText(text, { exact: false }));

/** Waits until an alert says something, on the page or inside an element: its region is there before, and empty. */
export const expectAlert = (inside: HTMLElement = document.body): Promise<void> =>
  waitFor(() =>
    expect(
      within(inside)
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).not.toBe(''),
  );

/** Waits until the address matches. */
export const expectAddress = (address: string | RegExp): Promise<void> =>
  waitFor(() => expect(window.location.pathname + window.location.search).toMatch(address));
