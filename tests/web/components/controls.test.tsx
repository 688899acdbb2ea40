import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { RadioGroup } from '#web/components/controls/RadioGroup.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
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

test('of radio buttons one is chosen, which has the focus at first, and a disabled one stays as it is', async () => {
  const user = userEvent.setup();
  function Choosing() {
    const [value, setValue] = useState<'a' | 'b' | 'c'>('a');
    const options = [
      { value: 'a', text: 'None' },
      { value: 'b', text: 'Whos', disabled: true },
      { value: 'c', text: 'Releases' },
    ] as const;
    return <RadioGroup aria-label="Filter" value={value} options={options} onChange={setValue} autoFocus />;
  }
  render(<Choosing />);
  screen.getByRole('radiogroup', { name: 'Filter' });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'None', checked: true }));
  await user.click(screen.getByText('Whos'));
  screen.getByRole('radio', { name: 'None', checked: true });
  await user.click(screen.getByText('Releases'));
  screen.getByRole('radio', { name: 'Releases', checked: true });
  screen.getByRole('radio', { name: 'None', checked: false });
});

test('a question that is cancelled forgets why its command failed', async () => {
  const user = userEvent.setup();
  function Asking() {
    const [open, setOpen] = useState(true);
    const [error, setError] = useState<string | null>('Couldn’t delete it');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ask</Button>
        <ConfirmDialog
          open={open}
          title="Delete?"
          text="It goes"
          confirmLabel="Delete"
          onConfirm={() => undefined}
          onClose={() => setOpen(false)}
          command={{ isPending: false, error, reset: () => setError(null) }}
        />
      </>
    );
  }
  render(<Asking />);
  screen.getByText('Couldn’t delete it');
  await user.click(screen.getByRole('button', { name: commonTexts.cancel }));
  await user.click(screen.getByRole('button', { name: 'Ask', hidden: true }));
  screen.getByText('It goes');
  expect(screen.queryByText('Couldn’t delete it')).toBeNull();
});
