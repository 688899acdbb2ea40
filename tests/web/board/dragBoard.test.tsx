import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcements } from '#shared/texts/story_map/storyMap.ts';
import { ToastsContext } from '#web/base/toasts.ts';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { draggable, type DragState } from '#web/board/dragging/draggable.ts';

type Shelf = { shelf: string };

let drag: DragState<string, Shelf> | null;
let books: string[];
let events: string[];
const onClick = vi.fn<(name: string) => void>();

beforeEach(() => {
  [drag, books, events] = [null, ['atlas', 'bible'], []];
  onClick.mockClear();
});
afterEach(() => vi.useRealTimers());

/** Books go to the shelf below x = 100; further right is a locked one. */
const kinds = [
  draggable<string, Shelf>({
    press: (pressed) => {
      const element = pressed.closest<HTMLElement>('[data-book]');
      return element === null ? null : { item: element.dataset['book'] ?? '', element };
    },
    nameOf: (book) => (books.includes(book) ? book : undefined),
    shown: () => drag,
    show: (next) => (drag = next),
    lift: (book) => events.push(`lift ${book}`),
    landingAt: (_, { x, copies }) => ({
      target: { shelf: `${x < 100 ? 'top' : 'locked'}${copies === true ? ' copy' : ''}` },
      line: null,
      refusal: x < 100 ? null : 'locked',
    }),
    drop: (book, { shelf }) => (events.push(`put ${book} ${shelf}`), `${book} is there`),
    announce: () => undefined,
    refuse: (text) => events.push(`refuse ${text}`),
  }),
];

function open() {
  const onMenu = vi.fn<() => void>();
  render(
    <ToastsContext value={{ show: () => undefined, dismiss: () => undefined }}>
      <DragBoard editable kinds={kinds} preview={<b>Preview</b>} className="">
        <a href="#book" data-book="atlas" onClick={() => onClick('book')} onContextMenu={onMenu}>
          Atlas
        </a>
        <button onClick={() => onClick('button')}>Button</button>
      </DragBoard>
    </ToastsContext>,
  );
  return { book: screen.getByText('Atlas'), button: screen.getByText('Button'), onMenu };
}

const HELD = { buttons: 1 };
const moveTo = (clientX: number, more = {}) => fireEvent.mouseMove(document.body, { clientX, ...HELD, ...more });
const pull = (book: HTMLElement, clientX = 20) => {
  fireEvent.mouseDown(book, { clientX: 0, clientY: 0, ...HELD });
  moveTo(clientX);
};
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

describe('dragging by mouse', () => {
  test('begins after a few pixels, and the preview follows', async () => {
    const { book } = open();
    pull(book, 4);
    expect(drag).toBeNull();
    moveTo(20);
    expect(drag).toMatchObject({ item: 'atlas', landing: { target: { shelf: 'top' } } });
    await screen.findByText('Preview');
    moveTo(150);
    await frame();
    expect(drag?.landing).toMatchObject({ refusal: 'locked' });
    moveTo(50);
    fireEvent.mouseUp(document.body);
    expect(events).toEqual(['lift atlas', 'put atlas top']);
    await waitFor(() => expect(screen.queryByText('Preview')).toBeNull());
  });

  test('a press without a drag is a click', () => {
    const { book } = open();
    fireEvent.mouseDown(book, HELD);
    fireEvent.mouseUp(book);
    fireEvent.click(book);
    expect(onClick.mock.calls).toEqual([['book']]);
  });

  test.each([
    ['key', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Enter' })],
    ['pointer', (button: HTMLElement) => fireEvent.pointerDown(button)],
  ])('a drop is no click on the item, and a press of a %s right after it is one on a button', (_, press) => {
    const { book, button } = open();
    pull(book);
    fireEvent.mouseUp(book);
    expect(fireEvent.click(book)).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
    press(button);
    fireEvent.click(button);
    expect(onClick.mock.calls).toEqual([['button']]);
  });

  test('a copy key counts also when it is pressed while the mouse rests', async () => {
    const { book } = open();
    pull(book);
    fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true });
    await frame();
    expect(drag?.landing).toMatchObject({ target: { shelf: 'top copy' } });
    fireEvent.keyUp(document.body, { key: 'Control' });
    await frame();
    expect(drag?.landing).toMatchObject({ target: { shelf: 'top' } });
  });

  test.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['another page in front', () => fireEvent(document, new Event('visibilitychange'))],
    [
      'a button let go where the page did not see it',
      () => fireEvent.mouseMove(document.body, { clientX: 30, buttons: 0 }),
    ],
  ])('%s leaves the item in place', (_, end) => {
    const { book } = open();
    pull(book);
    expect(drag).not.toBeNull();
    end();
    expect(drag).toBeNull();
    fireEvent.mouseUp(document.body);
    expect(events).toEqual(['lift atlas']);
  });

  test('a click that opens a menu, as with Ctrl on a Mac, begins no drag, though the button is never let go', () => {
    const { book, onMenu } = open();
    fireEvent.mouseDown(book, { clientX: 0, ctrlKey: true, ...HELD });
    fireEvent.contextMenu(book);
    moveTo(20);
    fireEvent.mouseMove(document.body, { clientX: 40, buttons: 0 });
    expect(drag).toBeNull();
    expect(onMenu).toHaveBeenCalledOnce();
  });

  test('other buttons begin no drag, and end none', () => {
    const { book } = open();
    fireEvent.mouseDown(book, { button: 2, buttons: 2 });
    fireEvent.mouseMove(document.body, { clientX: 40, buttons: 2 });
    expect(drag).toBeNull();
    pull(book);
    fireEvent.mouseUp(document.body, { button: 2, buttons: 1 });
    expect(drag).not.toBeNull();
    fireEvent.mouseUp(document.body);
    expect(events).toEqual(['lift atlas', 'put atlas top']);
  });

  test('an item that goes away below a resting hand ends the drag, and is said', async () => {
    const { book } = open();
    pull(book);
    books.shift();
    await frame();
    await frame();
    expect(drag).toBeNull();
    expect(events).toEqual(['lift atlas', `refuse ${announcements.gone({ name: 'atlas' })}`]);
    fireEvent.mouseUp(document.body);
    expect(events).toHaveLength(2);
  });
});

describe('dragging by touch', () => {
  const at = (clientX: number) => ({ touches: [{ clientX, clientY: 0 }], cancelable: true });
  const start = (book: HTMLElement) => {
    vi.useFakeTimers();
    fireEvent.touchStart(book, at(0));
  };
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  test('begins where the finger rests, and then moves the item', () => {
    const { book } = open();
    start(book);
    wait(250);
    expect(drag).toMatchObject({ item: 'atlas' });
    // The page must not scroll.
    expect(fireEvent.touchMove(book, at(50))).toBe(false);
    expect(fireEvent.touchEnd(book, { touches: [], cancelable: true })).toBe(false);
    expect(events).toEqual(['lift atlas', 'put atlas top']);
  });

  test('a finger that moves at once scrolls', () => {
    const { book } = open();
    start(book);
    expect(fireEvent.touchMove(book, at(30))).toBe(true);
    wait(400);
    expect(drag).toBeNull();
  });

  test('a long press opens the menu, and moves nothing', () => {
    const { book, onMenu } = open();
    start(book);
    wait(600);
    fireEvent.contextMenu(book);
    expect(drag).toBeNull();
    expect(onMenu).toHaveBeenCalledOnce();
    fireEvent.touchMove(book, at(80));
    fireEvent.touchEnd(book, { touches: [] });
    expect(events).toEqual(['lift atlas']);
  });

  test('once the item moves, no menu opens', () => {
    const { book, onMenu } = open();
    start(book);
    wait(300);
    fireEvent.touchMove(book, at(40));
    expect(fireEvent.contextMenu(book)).toBe(false);
    expect(onMenu).not.toHaveBeenCalled();
    expect(drag).toMatchObject({ item: 'atlas' });
    fireEvent.touchEnd(book, { touches: [] });
    expect(events).toEqual(['lift atlas', 'put atlas top']);
  });
});
