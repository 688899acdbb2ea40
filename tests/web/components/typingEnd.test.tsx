import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { submitOnEnter } from '#web/components/dialog/submitOnEnter.ts';
import { EpicNameInputs } from '#web/components/epic/EpicNameInputs.tsx';
import { ReferenceInputs } from '#web/components/field/ReferenceInputs.tsx';
import { LineField } from '#web/components/list/LineField.tsx';
import { useChosen } from '#web/components/search/useChosen.ts';
import { TextField } from '#web/features/what/board/TextField.tsx';
import { InlineField } from '#web/features/who/board/InlineField.tsx';

const nothing = () => undefined;

function Chosen({ onEnter }: { onEnter: () => void }) {
  const commands = { isOpen: false, open: nothing, close: () => false, enter: onEnter, choose: nothing };
  return <input onKeyDown={useChosen(0, '', commands).onKeyDown} />;
}

/** The fields that act on Enter, by what they are for. */
const fields: Record<string, (onEnter: () => void) => ReactElement> = {
  'a name in a list': (onEnter) => (
    <LineField label="" value="日本" onChange={nothing} onEnter={onEnter} onLeave={nothing} problem={undefined} />
  ),
  'a Who on the board': (onEnter) => (
    <InlineField
      label=""
      note=""
      value="日本"
      onChange={nothing}
      onEnter={onEnter}
      onEscape={nothing}
      onLeave={nothing}
      field={null}
    />
  ),
  'a card': (onEnter) => (
    <TextField
      label=""
      initial="日本"
      error={null}
      onKey={({ key }) => {
        if (key === 'Enter') onEnter();
        return false;
      }}
      onLeave={nothing}
    />
  ),
  'a reference': (onEnter) => (
    <ReferenceInputs
      value={{ name: '日本', type: '' }}
      onChange={nothing}
      types={[]}
      message={undefined}
      onAdd={onEnter}
    />
  ),
  'an epic': (onEnter) => (
    <EpicNameInputs
      value={{ type: 'free_text', text: '日本', id: null }}
      onChange={nothing}
      nameable={{ known: { whos: [], objectives: [], problems: [], benefits: [] } as never, takenBy: () => undefined }}
      problem={undefined}
      onEnter={onEnter}
    />
  ),
  'a search': (onEnter) => <Chosen onEnter={onEnter} />,
  'several lines in a dialog': (onEnter) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <textarea onKeyDown={submitOnEnter} />
    </form>
  ),
};

test.each(Object.entries(fields))('the Enter that ends a composition is not for the field of %s', (_, field) => {
  const onEnter = vi.fn<() => void>();
  render(field(onEnter));
  const [input] = screen.getAllByRole<HTMLElement>('textbox', { hidden: false });
  if (input === undefined) throw new Error('there is a field');
  fireEvent.compositionStart(input);
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
  fireEvent.compositionEnd(input);
  // Safari sends it after the end of the composition.
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: false });
  expect(onEnter).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
  expect(onEnter).toHaveBeenCalledOnce();
});
