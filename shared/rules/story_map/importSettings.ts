import type { Settings } from '#shared/model/company/settings.ts';
import { isOffered } from '#shared/rules/company/offeredTypes.ts';
import { foldText } from '#shared/rules/foldText.ts';

/** The settings of a company that a file names. */
export type ImportSettings = {
  priorities: Settings['priorities'];
  linkTypes: Settings['who_what_link_type'];
  /** The type of links that the file does not name; null when the company has none. */
  linkTypeId: string | null;
};

/** @param linkTypeId the chosen type of links, or the first one */
export function importSettings(settings: Settings, linkTypeId?: string): ImportSettings {
  const linkTypes = settings.who_what_link_type.filter(isOffered);
  return { priorities: settings.priorities, linkTypes, linkTypeId: linkTypeId ?? linkTypes[0]?.id ?? null };
}

const byName = <Setting extends { id: string; name: string }>(all: readonly Setting[], name: string) =>
  all.find((each) => foldText(each.name) === foldText(name))?.id;

/** The id of an active priority of that name. */
export const priorityIn = ({ priorities }: ImportSettings, name: string): string | undefined =>
  byName(
    priorities.filter(({ active }) => active),
    name,
  );

/** The id of a type of links between Whos and Activities. */
export const linkTypeIn = ({ linkTypes }: ImportSettings, name: string): string | undefined => byName(linkTypes, name);
