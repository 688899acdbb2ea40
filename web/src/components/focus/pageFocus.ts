/** The attribute of the elements at which a page starts; see `pageStart.ts`. */
export const START = 'data-page-start';

/** Focuses where a page starts, so that screen readers and Tab go on from there. */
export function focusPage(): void {
  (find('return') ?? headingOfPage())?.focus({ preventScroll: true });
}

/** The heading at which a page starts, able to take the focus. */
export function headingOfPage(): HTMLElement | null {
  const heading = find('heading') ?? document.querySelector<HTMLElement>('main h1');
  if (heading !== null) heading.tabIndex = -1;
  return heading ?? document.querySelector('main');
}

const find = (start: 'heading' | 'return') => document.querySelector<HTMLElement>(`main [${START}=${start}]`);
