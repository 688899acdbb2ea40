import type { CallOutput } from '#shared/contract/registry.ts';
import { MATURITY_TIMES } from '#shared/model/what/details.ts';
import type { Caller } from './callAs.ts';
import type { DemoDetails, DemoMap } from './types.ts';

/** A map of the seed after its creation, as its owner continues. */
export type Standing = {
  readonly call: Caller;
  readonly containerId: string;
  readonly map: DemoMap;
  readonly settings: CallOutput<'company_settings'>;
  /** The ids of its Activities by their descriptions. */
  readonly whatIds: ReadonlyMap<string, string>;
};

/**
 * Puts the Whos on a map, links them, and fills in the details of its Activities. Independent steps run in parallel.
 */
export async function addDetails(standing: Standing): Promise<void> {
  const { call, containerId, map, settings } = standing;
  const whoIds = new Map<string, string>();
  // One after another, since categories are in order of creation.
  for (const { name, group, category } of map.whos)
    whoIds.set(name, (await call('add_who', { containerId, name, group, category })).id);
  await Promise.all(
    Object.entries(map.details).map(([description, details]) =>
      addToActivity(standing, idIn(standing.whatIds, description), details, whoIds),
    ),
  );
  // One after another, since two links may count the same pair of Whos.
  for (const [who, type, other] of map.relations) {
    await call('add_who_who_link', {
      containerId,
      whoId: idIn(whoIds, who),
      otherWhoId: idIn(whoIds, other),
      linkTypeId: named(settings.who_who_link_type, type),
    });
  }
}

/** One after another, since all of it concerns the same Activity. */
async function addToActivity(
  { call, containerId, settings }: Standing,
  whatId: string,
  details: DemoDetails,
  whoIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { longDescription, whos = {}, references = [], maturity } = details;
  const about = { containerId, whatId };
  if (longDescription !== undefined) await call('set_what_long_description', { ...about, longDescription });
  for (const [type, names] of Object.entries(whos)) {
    await call('add_what_who_links', {
      ...about,
      linkTypeId: named(settings.who_what_link_type, type),
      whoIds: names.map((name) => idIn(whoIds, name)),
    });
  }
  for (const { name, type } of references)
    await call('add_what_reference_link', { ...about, name, type: named(settings.reference_link, type) });
  for (const which of maturity === undefined ? [] : MATURITY_TIMES) {
    for (const [item, level] of Object.entries(maturity?.[which] ?? {})) {
      await call('set_what_maturity', { ...about, which, maturityItemId: named(settings.maturity, item), level });
    }
  }
}

/** @throws for a name that is written differently elsewhere in the seed */
export function idIn(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo data has no “${name}”`);
  return id;
}

function named(settings: readonly { id: string; name: string }[], name: string): string {
  return idIn(new Map(settings.map((setting) => [setting.name, setting.id])), name);
}
