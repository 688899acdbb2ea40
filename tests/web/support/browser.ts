import { afterEach, expect } from 'vitest';
import { standInForDeveloperTools } from './commits.ts';

standInForDeveloperTools();

/*
 * Browser features that jsdom lacks. Nothing has a size or a place there, so all queries answer as if everything were
 * in view; tests of layout are browser tests.
 */

class EverythingInView {
  readonly #tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    queueMicrotask(() => this.#tell([{ target, isIntersecting: true }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}

class NothingChangesSize {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class PerformanceNavigationTiming {}

const nothing = (): void => {};
const reported: unknown[] = [];
const missing = {
  IntersectionObserver: EverythingInView,
  ResizeObserver: NothingChangesSize,
  PerformanceNavigationTiming,
  reportError: (error: unknown) => void reported.push(error),
  // Asked for each element on the way to a name or a focus, and without layout no more than what the element itself says.
  getComputedStyle: (element: HTMLElement) => element.style,
  scrollTo: nothing,
  // Dialogs are fetched ahead at once, and so are there when they are opened.
  requestIdleCallback: (act: () => void) => setTimeout(act, 0),
  cancelIdleCallback: (id: number) => clearTimeout(id),
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
  }),
};
for (const [name, value] of Object.entries(missing))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
Object.assign(Element.prototype, { scrollIntoView: nothing, scrollTo: nothing });

// A session ends with its test, which fails on an error that a page has met. Files share what they load, so only what
// is set up for each of them can tidy up after each.
afterEach(async () => {
  // Not loaded before: React looks for developer tools as it loads.
  const { cleanup } = await import('@testing-library/react');
  const { forgetAnswers } = await import('#web/app/session/answers.ts');
  const { resetServer } = await import('./server.ts');
  cleanup();
  forgetAnswers();
  resetServer();
  expect(reported.splice(0), 'errors inside the pages').toEqual([]);
  localStorage.clear();
  sessionStorage.clear();
});
