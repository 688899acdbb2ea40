import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Who } from '#shared/model/who/who.ts';
import * as searchTexts from '#shared/texts/search.ts';
import * as texts from '#shared/texts/what/information.ts';
import { WhoInputs } from '#web/components/field/WhoInputs.tsx';

const who = (name: string): Who => ({ id: name, version: 1, generation: 1, name, groupId: null, categoryId: null });
const whos = ['Keeper', 'Porter', 'Guest'].map(who);

function Inputs() {
  const [value, setValue] = useState<{ ids: readonly string[]; linkTypeId: string }>({ ids: [], linkTypeId: '' });
  return (
    <WhoInputs
      value={value}
      onChange={setValue}
      whos={[...whos]}
      types={[]}
      message={undefined}
      onAdd={() => undefined}
    />
  );
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('typing narrows the Whos to link, says when nothing matches, and starts anew after a choice', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Inputs />);
  const field = screen.getByRole('combobox', { name: texts.whosToLink });
  await user.click(field);
  expect(options()).toEqual(['Keeper', 'Porter', 'Guest']);
  await user.keyboard('port');
  expect(options()).toEqual(['Porter']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect((field as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('button', { name: 'Porter' })).toBeDefined();
  await user.keyboard('zzz');
  expect(options()).toEqual([]);
  screen.getByText(searchTexts.nothing({ query: 'zzz' }));
});
