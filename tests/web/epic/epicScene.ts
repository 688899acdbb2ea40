import { screen, within } from '@testing-library/react';
import type { CallInput } from '#shared/contract/registry.ts';
import type { ExploreType } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { openApp } from '#tests/web/support/app.tsx';
import { press } from '#tests/web/support/hands.ts';
import { paths } from '#web/base/paths.ts';
import { releaseScene } from './scene.ts';

/** An epic of an Activity in a release with something to choose from, and what the server has of it. */
export async function epicScene(name = 'Desks near the window') {
  const { person, api, place, addEpics, ...rest } = await releaseScene();
  const [epicId = ''] = await addEpics([name]);
  const about = { ...place, epicId };
  return {
    ...rest,
    person,
    api,
    place,
    addEpics,
    about,
    epicId,
    name,
    addWho: async (who: string) =>
      (await api.call('add_who', { containerId: place.containerId, name: who, group: null, category: null })).id,
    explore: async (type: ExploreType, item: string) =>
      (await api.call('add_explore_object', { ...place, type, name: item })).id,
    setFields: (fields: CallInput<'change_epic_fields'>['fields']) =>
      api.call('change_epic_fields', { ...about, fields }),
    /** The epic as the server has it now. */
    saved: async () => {
      const found = (await api.call('release_what', place)).epics.find(({ id }) => id === epicId);
      if (found === undefined) throw new Error('the epic is gone');
      return found;
    },
    /** Opens the page with the epic expanded. @param by its name by now */
    open: async (who = person, by = name) => {
      const user = await openApp(paths.releaseWhat(place.containerId, place.releaseId, place.whatId, epicId), who);
      return { user, card: await cardOf(by) };
    },
  };
}

/** The card of an epic. */
export const cardOf = (name: string): Promise<HTMLElement> => screen.findByRole('article', { name });

/** Chooses from the More menu of an epic. */
export async function openMenu(user: Awaited<ReturnType<typeof openApp>>, name: string, item: string): Promise<void> {
  await press(user, texts.menuOf({ name }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Takes an option of a field that is found by typing. */
export async function choose(
  user: Awaited<ReturnType<typeof openApp>>,
  card: HTMLElement,
  label: string,
  option: string,
): Promise<void> {
  await user.click(await within(card).findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}
