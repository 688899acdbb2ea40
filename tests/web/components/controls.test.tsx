import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Button } from '#web/components/controls/Button.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';

test('a dialog has the name of its title, which takes the focus if something asks for it', () => {
  const title = createRef<HTMLHeadingElement>();
  render(
    <Dialog open title="Trash" titleRef={title}>
      Nothing here
    </Dialog>,
  );
  screen.getByRole('dialog', { name: 'Trash' });
  title.current?.focus();
  expect(document.activeElement?.textContent).toBe('Trash');
});

test.each([{ label: 'Owner' }, { labelledBy: 'owner' }])('a popover is a dialog with a name: %o', (named) => {
  render(
    <Popover open anchorEl={document.body} onClose={() => undefined} {...named}>
      <h2 id="owner">Owner</h2>
    </Popover>,
  );
  screen.getByRole('dialog', { name: 'Owner' });
});

test('a busy button cannot be pressed, and shows that it works', () => {
  render(<Button busy>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  screen.getByRole('progressbar');
});

test('a switch has the name of its text', () => {
  render(
    <Toggle checked readOnly>
      Dark mode
    </Toggle>,
  );
  expect(screen.getByRole('switch', { name: 'Dark mode' })).toHaveProperty('checked', true);
});
