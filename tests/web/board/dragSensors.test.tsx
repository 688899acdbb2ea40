import { DndContext, useDraggable } from '@dnd-kit/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDragSensors } from '#web/board/dragging/dragSettings.ts';

const onClick = vi.fn<(name: string) => void>();
const onDrop = vi.fn<() => void>();

function Board() {
  return (
    <DndContext sensors={useDragSensors()} onDragEnd={onDrop}>
      <Card />
      <button onClick={() => onClick('button')}>Button</button>
    </DndContext>
  );
}

function Card() {
  const { setNodeRef, listeners } = useDraggable({ id: 'card' });
  return (
    <div ref={setNodeRef} {...listeners} onClick={() => onClick('card')}>
      Card
    </div>
  );
}

/** Drags the card and drops it on itself, which ends in a click as in a browser. */
function drop(): void {
  const card = screen.getByText('Card');
  fireEvent.mouseDown(card, { clientX: 0, clientY: 0 });
  fireEvent.mouseMove(card, { clientX: 20, clientY: 0 });
  fireEvent.mouseUp(card);
  fireEvent.click(card);
}

test.each([
  ['key', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Enter' })],
  ['pointer', (button: HTMLElement) => fireEvent.pointerDown(button)],
])('a drop is no click on the card, and a press of a %s right after it is one on a button', (_, press) => {
  onClick.mockClear();
  onDrop.mockClear();
  render(<Board />);
  drop();
  expect(onDrop).toHaveBeenCalledOnce();
  expect(onClick).not.toHaveBeenCalled();
  const button = screen.getByText('Button');
  press(button);
  fireEvent.click(button);
  expect(onClick.mock.calls).toEqual([['button']]);
});
