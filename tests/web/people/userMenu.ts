import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { press } from '../support/hands.ts';

/** Opens the menu of a user on the administrators' page. */
export async function openMenuOf(user: UserEvent, person: string): Promise<void> {
  await press(user, adminTexts.actionsFor({ person }));
  await screen.findByRole('menu');
}

/** Chooses an item from the menu of a user on the administrators' page. */
export async function chooseFor(user: UserEvent, person: string, item: string): Promise<void> {
  await openMenuOf(user, person);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Presses a role in the menu of a user's roles, which grants or removes it. */
export async function turnRole(user: UserEvent, person: string, role: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${adminTexts.rolesOf({ person })}`) }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: role }));
}
