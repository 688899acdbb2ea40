import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WindowedList } from '#web/components/layout/WindowedList.tsx';

test('mounts only the rows near the view, however long the list is', () => {
  const items = Array.from({ length: 500 }, (_, i) => `Project ${i + 1}`);
  render(
    <WindowedList label="Results" items={items} keyOf={(item) => item}>
      {(item) => item}
    </WindowedList>,
  );
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown()).toEqual(items.slice(0, 10));
  const list = screen.getByRole('group', { name: 'Results' });
  list.scrollTop = 500 * 40 - 200;
  fireEvent.scroll(list);
  expect(shown()).toEqual(items.slice(-10));
  expect(screen.getAllByRole('listitem').at(-1)?.getAttribute('aria-posinset')).toBe('500');
});
