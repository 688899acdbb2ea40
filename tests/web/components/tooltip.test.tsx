import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { focusByKeyboard } from '../support/focusByKeyboard.ts';

const why = 'Only its owner can do this';

afterEach(() => vi.restoreAllMocks());

test('a tooltip opens under a resting pointer, says what it describes, and goes with Escape', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip title={why} describes>
      <button>Delete</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  await user.hover(button);
  expect(await screen.findByRole('tooltip', { name: why })).toBe(
    document.getElementById(button.getAttribute('aria-describedby') ?? ''),
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.unhover(button);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a tooltip that names an element opens for the keyboard, and what the element does itself goes on', async () => {
  focusByKeyboard();
  const user = userEvent.setup();
  const heard: string[] = [];
  render(
    <Tooltip title="Search">
      <button onFocus={() => heard.push('focus')} onBlur={() => heard.push('blur')} />
    </Tooltip>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Search' })).toBe(document.activeElement);
  expect(await screen.findByRole('tooltip', { name: 'Search' })).toBeTruthy();
  await user.tab();
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
  expect(heard).toEqual(['focus', 'blur']);
});

test('a finger opens it at once where the element does nothing else, and only there', async () => {
  render(
    <>
      <Tooltip title={why} describes onTouch>
        <span>first</span>
      </Tooltip>
      <Tooltip title="other" describes>
        <span>second</span>
      </Tooltip>
    </>,
  );
  fireEvent.pointerDown(screen.getByText('second'), { pointerType: 'touch' });
  fireEvent.pointerDown(screen.getByText('first'), { pointerType: 'touch' });
  expect(await screen.findByRole('tooltip', { name: why })).toBeTruthy();
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
});

test('a tooltip goes with a press, and none opens while a drag passes', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip title={why} describes>
      <button>Move</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Move' });
  await user.hover(button);
  await screen.findByRole('tooltip', { name: why });
  await user.pointer({ target: button, keys: '[MouseLeft>]' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
