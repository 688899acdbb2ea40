import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import { type ExploreItem, readExploreObject } from '#lambdas/entities/epic/exploreObject.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { belongsToParent, type WhatItem } from '#lambdas/entities/what/what.ts';
import type { WhatWhoLinkItem, WhoItem } from '#lambdas/entities/who/who.ts';
import { isWhatWhoLinked } from '#lambdas/entities/who/whoLinks.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { epic_target } from '#shared/contract/epic/epic_target.ts';
import * as errors from '#shared/errors.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { levelMixError } from '#shared/rules/releases.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'WHO'], Query: ['MAP'] };

export const handler = implementQuery(epic_target, {
  load: async ({ reader, input: { containerId, releaseId, whatId, whoIds = [] } }) => {
    const { keys } = reader;
    const there = async <Item extends { deletedAt?: number }>(range: Promise<Item[]>) =>
      (await range).filter((item) => notDeleted(item) !== undefined);
    const [[release, what, part], links, exploreObjects, epics, whos, names] = await Promise.all([
      reader.get<[ReleaseItem, WhatItem, ReleaseWhatItem]>([
        rowKeys.release(keys, containerId, releaseId),
        rowKeys.what(keys, containerId, whatId),
        rowKeys.releaseWhat(keys, containerId, releaseId, whatId),
      ]),
      there(reader.range<WhatWhoLinkItem>(rowKeys.linksOfWhat(keys, containerId, whatId))),
      there(reader.range<ExploreItem>(rowKeys.exploreObjects(keys, containerId, releaseId, whatId))),
      there(reader.range<EpicItem>(rowKeys.epicsOfWhat(keys, containerId, releaseId, whatId))),
      reader.get<WhoItem[]>(whoIds.map((id) => rowKeys.who(keys, containerId, id))),
      reader.get<SharedEntity[]>(whoIds.map((id) => rowKeys.shared(keys, 'who', id))),
    ]);
    const missing = whoIds.flatMap((id, i) => {
      const name = names[i]?.text;
      return notDeleted(whos[i]) !== undefined || name === undefined ? [] : [{ id, name }];
    });
    return { release, what, part, links, exploreObjects, epics, missing };
  },
  run: async ({ input: { containerId }, loaded, mapRole, reader }) => {
    const { release, what, part, links, exploreObjects, epics, missing } = loaded;
    const { keys } = reader;
    const parentId = what?.parentId ?? null;
    const [parents, linked] = await Promise.all([
      reader.get<[WhatItem]>(parentId === null ? [] : [rowKeys.what(keys, containerId, parentId)]),
      reader.get<WhoItem[]>(links.map(({ whoId }) => rowKeys.who(keys, containerId, whoId))),
    ]);
    const isThere = notDeleted(what) !== undefined && what !== undefined && belongsToParent(what, parents[0]);
    const mayEdit = mapRole === 'owner' || mapRole === 'editor';
    return {
      refusal: refusalOf(mayEdit, isThere ? what : undefined, release, part),
      whos: linked
        .flatMap((who, i) =>
          who !== undefined && isWhatWhoLinked(links[i], what, who) ? [{ id: who.id, name: who.name }] : [],
        )
        .sort((a, b) => compareNames(a.name, b.name)),
      exploreObjects: exploreObjects
        .sort((a, b) => compareNames(a.name, b.name))
        .map((item) => readExploreObject(item)),
      epics: epics.map(({ id, nameObject, nameObjectText, nameFreeText }) => ({
        id,
        nameObject,
        nameObjectText,
        nameFreeText,
      })),
      missingWhos: missing,
    };
  },
});

/** Why no epic of an Activity can come into a release, by the rights and the state of both (rule initiative.14). */
function refusalOf(
  mayEdit: boolean,
  what: WhatItem | undefined,
  release: ReleaseItem | undefined,
  part: ReleaseWhatItem | undefined,
): string | null {
  if (!mayEdit) return errorTexts.selectedReleaseRefused;
  const there = notDeleted(release);
  if (there === undefined) return errors.releaseDoesNotExist.message;
  if (what === undefined) return errorTexts.selectedWhatMissing;
  if (there.completed) return errorTexts.targetReleaseCompleted;
  const isIn = notDeleted(part) !== undefined;
  return isIn ? null : (levelMixError(there, what.level)?.message ?? null);
}
