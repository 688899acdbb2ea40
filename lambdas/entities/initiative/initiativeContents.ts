import type { CompanyItem } from '#lambdas/entities/company/company.ts';
import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { readMapRights, type ViewedMap, viewedMaps } from '#lambdas/entities/story_map/mapRights.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { HiddenTotals, ReleaseError } from '#shared/model/initiative/initiative.ts';
import { hiddenTotalsOf } from '#shared/rules/initiative/groupTotals.ts';
import type { Person } from '#shared/rules/people/permissions.ts';
import type { InitiativeReleaseItem } from './releaseGroup.ts';

/** A release of an initiative as a person may see it: its contents, or the reason why there are none. */
type ViewedRelease =
  | { item: InitiativeReleaseItem; error: ReleaseError; lastName: string | null }
  | {
      item: InitiativeReleaseItem;
      error: null;
      lastName: null;
      release: ReleaseItem;
      whats: ReleaseWhatItem[];
      epics: EpicItem[];
      exploreObjects: ExploreItem[];
    };

export type InitiativeContents = {
  maps: ReadonlyMap<string, ViewedMap>;
  releases: ViewedRelease[];
  /** Sums of what is hidden, by group; null in a company that does not count it (rule initiative.19). */
  hiddenTotals: HiddenTotals[] | null;
};

/**
 * Reads the contents of the releases of an initiative, and with them the person's rights on their story maps: one round,
 * however many they are. What the person may not view is dropped here, so no caller can let it out (rule initiative.5).
 */
export async function readInitiativeContents(
  reader: Reader,
  person: Person,
  items: readonly InitiativeReleaseItem[],
): Promise<InitiativeContents> {
  const { keys } = reader;
  const there = async <Item extends { deletedAt?: number }>(range: Promise<Item[]>) =>
    (await range).filter((item) => notDeleted(item) !== undefined);
  const [rights, heads, [company], contents] = await Promise.all([
    readMapRights(
      reader,
      person.uid,
      items.map(({ containerId }) => containerId),
    ),
    reader.get<ReleaseItem[]>(items.map(({ id, containerId }) => rowKeys.release(keys, containerId, id))),
    reader.get<[CompanyItem]>([rowKeys.company(keys)]),
    Promise.all(
      items.map(({ id, containerId }) =>
        Promise.all([
          there(reader.range<ReleaseWhatItem>(rowKeys.whatsOfRelease(keys, containerId, id))),
          there(reader.range<EpicItem>(rowKeys.epicsOfRelease(keys, containerId, id))),
          there(reader.range<ExploreItem>(rowKeys.exploreOfRelease(keys, containerId, id))),
        ]),
      ),
    ),
  ]);
  const maps = viewedMaps(rights, person);
  const releases = items.map((item, i): ViewedRelease => {
    if (!maps.has(item.containerId)) return { item, error: 'permission-denied', lastName: null };
    const release = notDeleted(heads[i]);
    if (release === undefined) return { item, error: 'missing', lastName: heads[i]?.name ?? null };
    const [whats = [], epics = [], exploreObjects = []] = contents[i] ?? [];
    return { item, error: null, lastName: null, release, whats, epics, exploreObjects };
  });
  if (company?.countsHiddenReleases !== true) return { maps, releases, hiddenTotals: null };
  const existing = new Set(rights.flatMap(({ head }) => notDeleted(head)?.id ?? []));
  const hidden = items.flatMap(({ containerId, groupId }, i) => {
    const isHidden = existing.has(containerId) && !maps.has(containerId) && notDeleted(heads[i]) !== undefined;
    return isHidden ? [{ groupId, epics: contents[i]?.[1] ?? [] }] : [];
  });
  return { maps, releases, hiddenTotals: hiddenTotalsOf(hidden) };
}
