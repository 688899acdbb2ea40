import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as searchTexts from '#shared/texts/search.ts';
import { NewLink } from '#web/features/who/dialogs/NewLink.tsx';

const label = 'Who';
const OFFERED = 50;
const ends = Array.from({ length: OFFERED + 10 }, (_, i) => ({ id: String(i), name: `Who ${i}` }));

test('a picker with very many options offers the first ones, says so, and finds the others by typing', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const none = () => undefined;
  render(
    <NewLink
      label={label}
      typeLabel="Type"
      ends={ends}
      types={[]}
      onLink={none}
      isLinking={false}
      problem={undefined}
    />,
  );
  const cutMessage = () => screen.queryByText(searchTexts.cut({ count: OFFERED }));
  await user.click(screen.getByRole('combobox', { name: label }));
  expect(screen.getAllByRole('option')).toHaveLength(OFFERED);
  expect(cutMessage()).not.toBeNull();
  await user.keyboard('Who 59');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Who 59']);
  expect(cutMessage()).toBeNull();
});
