import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import { readMappedValues } from '#lambdas/entities/integration/exportedEpics.ts';
import type { IssueLinkRow, CachedIssue } from '#lambdas/entities/integration/linkedIssues.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { followedName } from '#shared/rules/integration/followedFields.ts';

type Noted = { readonly link: IssueLinkRow; readonly issue: CachedIssue['issue'] };

/**
 * Issues with the values that both sides had in each mapped field when it was seen first: what was not the same from the
 * beginning differs only when the issue changes it (rule drift.2). Reads epics only where a field is new.
 */
export async function withFirstValues<One extends Noted>(reader: Reader, noted: readonly One[]): Promise<One[]> {
  const fresh = noted.filter(({ issue }) => issue?.followed?.some(({ first }) => first === undefined));
  if (fresh.length === 0) return [...noted];
  const { keys } = reader;
  const links = fresh.map(({ link }) => link);
  const [epics, releases, settings] = await Promise.all([
    reader.get<EpicItem[]>(
      links.map(({ containerId, releaseId, whatId, epicId }) =>
        rowKeys.epic(keys, containerId, releaseId, whatId, epicId),
      ),
    ),
    reader.get<ReleaseItem[]>(links.map(({ containerId, releaseId }) => rowKeys.release(keys, containerId, releaseId))),
    reader.range<Stored>(rowKeys.settings(keys)),
  ]);
  const followed = fresh.flatMap(({ link: { containerId }, issue }, i) => {
    const [epic, release] = [notDeleted(epics[i]), notDeleted(releases[i])];
    return epic === undefined || release === undefined ? [] : [{ containerId, epic, release, issue }];
  });
  const values = await readMappedValues(reader, followed, settings);
  return noted.map((one) => {
    const ours = values.get(one.link.epicId);
    if (one.issue?.followed === undefined || ours === undefined) return one;
    const fields = one.issue.followed.map((field) => ({
      ...field,
      first: field.first ?? { ours: ours[followedName(field.id)] ?? '', theirs: field.theirs },
    }));
    return { ...one, issue: { ...one.issue, followed: fields } };
  });
}
