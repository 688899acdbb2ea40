import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import { completeEpic } from '#lambdas/entities/epic/epicCompletion.ts';
import { withBase } from '#lambdas/entities/integration/epicLink.ts';
import type { IssueLinkRow, CachedIssue } from '#lambdas/entities/integration/linkedIssues.ts';
import type { SavedMappingItem } from '#lambdas/entities/integration/savedMapping.ts';
import { openRelease, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { JiraIssue } from '#lambdas/ports/jira/port.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import type { CompanyStore } from '#lambdas/store/companyStore.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { bothDone, hasBecomeDone, isDelivered } from '#shared/rules/integration/drift.ts';

/** An issue that is not as it was seen last. */
export type ChangedIssue = {
  readonly link: IssueLinkRow;
  /** Null when it cannot be seen. */
  readonly issue: JiraIssue | null;
  /** What is noted of it. */
  readonly seen: CachedIssue;
  /** What was noted of it before. */
  readonly before: CachedIssue | undefined;
};

/** Refusals after which the next round tries again, since nothing has been noted. */
const forNow: ReadonlySet<string> = new Set([errors.conflict.code, errors.tooManyRequests.code]);

/**
 * Completes the epics whose issues have become done, where the mapping of the issue's project and type says so (rule
 * drift.4). What was seen is noted in the same transaction, so that an epic is completed once for each time that its
 * issue becomes done.
 * @returns the issues that are still to be noted
 */
export async function completeEpics(
  store: CompanyStore,
  integrationId: string,
  changed: readonly ChangedIssue[],
): Promise<readonly ChangedIssue[]> {
  // Work that was given up is not delivered; that its issue differs is for people to settle.
  const done = changed.flatMap((one) =>
    one.issue !== null && isDelivered(one.seen.issue) ? [{ ...one, issue: one.issue }] : [],
  );
  if (done.length === 0) return changed;
  const mappings = await store.reader.get<SavedMappingItem[]>(
    done.map(({ issue: { projectId, issueTypeId } }) =>
      rowKeys.savedMapping(store.reader.keys, { integrationId, projectId, issueTypeId }),
    ),
  );
  const settled = new Set<IssueLinkRow>();
  for (const [i, one] of done.entries()) {
    if (notDeleted(mappings[i])?.completesEpics !== true) continue;
    if (await completeOne(store, integrationId, one)) settled.add(one.link);
  }
  return changed.filter(({ link }) => !settled.has(link));
}

/** @returns whether nothing is left to note in this round */
async function completeOne(store: CompanyStore, integrationId: string, changed: ChangedIssue): Promise<boolean> {
  const { reader, writer } = store;
  const { keys } = reader;
  const { link: place, seen, before } = changed;
  const { containerId, releaseId, whatId, epicId, issueKey } = place;
  const author = writer({ uid: null, tab: null, call: 'read_issues' });
  try {
    const { result } = await withRetries(async () => {
      const [map, release, item] = await reader.get<[StoryMapHead, ReleaseItem, EpicItem]>([
        rowKeys.storyMap(keys, containerId),
        rowKeys.release(keys, containerId, releaseId),
        rowKeys.epic(keys, containerId, releaseId, whatId, epicId),
      ]);
      const epic = notDeleted(item);
      const link = epic?.integrations.find(
        (one) => one.integrationId === integrationId && one.integrationInfo.issueKey === issueKey,
      );
      if (notDeleted(map) === undefined || epic === undefined || link === undefined || epic.completed) return false;
      if (!hasBecomeDone(seen.issue, before?.issue, link.base)) return false;
      openRelease(release);
      const integrations = withBase(epic, link, 'status', bothDone);
      await author.commit({ storyMap: containerId }, [
        ...completeEpic(keys, containerId, epic, { integrations }),
        { do: 'putPointer', key: rowKeys.cachedIssue(keys, integrationId, epicId), fields: seen },
      ]);
      return true;
    });
    return result;
  } catch (error) {
    // An epic that cannot be completed differs from its issue, and people see that.
    if (!(error instanceof CallError)) throw error;
    return forNow.has(error.code);
  }
}
