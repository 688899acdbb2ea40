import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, startTransition, Suspense, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lazyPage } from '#web/base/lazyPage.tsx';

const page = { Component: () => <h1>Here</h1> };
const waiting = <p>Waiting</p>;

/** What React reports as wrong. */
function reports() {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
  return spy;
}

/** Goes to a page as the router does: the one before stays until the new one can be rendered. */
function Journey({ to }: { to: ReactNode }) {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <button onClick={() => startTransition(() => setThere(true))}>Go</button>
      <Suspense fallback={waiting}>{isThere ? to : <p>Before</p>}</Suspense>
    </>
  );
}

test('a page that opens before its code has loaded renders when it has, by one load and without a report', async () => {
  const reported = reports();
  let loaded: (it: typeof page) => void = () => undefined;
  const load = vi.fn(() => new Promise<typeof page>((resolve) => (loaded = resolve)));
  const { element, handle } = lazyPage(load);
  render(<Journey to={element} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText('Before')).toBeDefined();
  await act(async () => loaded(page));
  await screen.findByRole('heading', { name: 'Here' });
  await handle();
  expect(load).toHaveBeenCalledOnce();
  expect(reported.mock.calls).toEqual([]);
});

test('a page whose code has loaded renders at once', async () => {
  const fallback = vi.fn(() => waiting);
  const Fallback = () => fallback();
  const { element, handle } = lazyPage(async () => page);
  await handle();
  render(<Suspense fallback={<Fallback />}>{element}</Suspense>);
  expect(screen.getByRole('heading', { name: 'Here' })).toBeDefined();
  expect(fallback).not.toHaveBeenCalled();
});

class Boundary extends Component<{ children: ReactNode }, { failure?: string }> {
  override state: { failure?: string } = {};
  static getDerivedStateFromError = (failure: unknown) => ({ failure: String(failure) });
  override render = () => this.state.failure ?? this.props.children;
}

test('a page whose code cannot be loaded fails with the reason, and its code is not asked for again', async () => {
  reports();
  const load = vi.fn(() => Promise.reject(new Error('no network')));
  const { element, handle } = lazyPage(load);
  await expect(handle()).rejects.toThrow('no network');
  await act(async () =>
    render(
      <Boundary>
        <Suspense fallback={waiting}>{element}</Suspense>
      </Boundary>,
    ),
  );
  await screen.findByText('Error: no network');
  expect(load).toHaveBeenCalledOnce();
});
