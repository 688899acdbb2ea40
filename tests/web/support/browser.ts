import { afterAll, afterEach, expect, vi } from 'vitest';
import { standInForDeveloperTools } from './commits.ts';

standInForDeveloperTools();

/*
 * Browser features that jsdom lacks. Elements have no size or position there, so all queries answer as if everything
 * were in view; tests of layout are browser tests.
 */

class EverythingInView {
  readonly #notify: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }
  observe(target: Element): void {
    queueMicrotask(() => this.#notify([{ target, isIntersecting: true }]));
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
  // Accessible names and focus read it for each ancestor; without layout, an element's own style says as much.
  getComputedStyle: (element: HTMLElement) => element.style,
  scrollTo: nothing,
  // Dialogs prefetch at once, and so are ready when they open.
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

// Each session ends with its test, which fails on errors of its pages. Files share their modules, so only the setup of
// each file can clean up after its tests.
afterEach(async ({ task }) => {
  // Imported late: React looks for developer tools as it loads.
  const { cleanup, prettyDOM } = await import('@testing-library/react');
  const { forgetAnswers } = await import('#web/replica/session/answers.ts');
  const { resetServer } = await import('./server.ts');
  if (task.result?.state === 'fail') console.log(prettyDOM());
  cleanup();
  forgetAnswers();
  resetServer();
  expect(reported.splice(0), 'errors inside the pages').toEqual([]);
  localStorage.clear();
  sessionStorage.clear();
});

// Code that pages have begun to fetch ahead: with the environment gone it could not load, for all files of this worker.
afterAll(() => vi.dynamicImportSettled());
