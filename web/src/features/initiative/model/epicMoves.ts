import * as errors from '#shared/errors.ts';
import { targetReleaseCompleted } from '#shared/texts/errors.ts';
import * as texts from '#shared/texts/initiatives.ts';
import {
  type BoardGroup,
  type CellEpic,
  type GroupedRelease,
  type InitiativeBoard,
  type InitiativeMap,
  whatName,
} from '#web/replica/initiative/board.ts';

/** The epics of an Activity of the initiative in a group. */
export type Cell = { groupId: string; whatId: string };

/** A release whose content the user sees. */
export type Open = Extract<GroupedRelease, { error: null }>;

/** The effect of dropping an epic into a cell; `asks` when the user has to choose or confirm a release of its group. */
export type EpicVerdict =
  | { does: 'stays' }
  | { does: 'moves'; to: Open }
  | { does: 'asks' }
  | { does: 'refused'; refusal: string };

type Maps = ReadonlyMap<string, InitiativeMap>;

/**
 * The effect of dropping an epic into a cell (rule initiative.15): it goes to a release of another group, below the same
 * Activity. Where the group has several, or its release is of another story map, the user is asked.
 */
export function verdictOn({ whats, groups }: InitiativeBoard, maps: Maps, epic: CellEpic, cell: Cell): EpicVerdict {
  const group = groups.find(({ id }) => id === cell.groupId);
  if (group === undefined) return { does: 'stays' };
  if (cell.whatId !== epic.columnId) {
    const what = whats.find(({ id }) => id === epic.columnId);
    return { does: 'refused', refusal: texts.otherWhat({ what: what === undefined ? '' : whatName(what) }) };
  }
  if (group.releases.some(({ id }) => id === epic.releaseId)) return { does: 'stays' };
  const [first, ...more] = group.releases.filter((release) => targetRefusal(release, maps) === undefined);
  if (first === undefined || first.error !== null) return { does: 'refused', refusal: refusalOfAll(group, maps) };
  const isPlain = more.length === 0 && group.releases.length === 1 && first.containerId === epic.containerId;
  return isPlain ? { does: 'moves', to: first } : { does: 'asks' };
}

/** The effect of a drop in words; null where the epic stays. @param group the name of the group */
export function wordsFor(verdict: EpicVerdict, group: string): string | null {
  if (verdict.does === 'stays') return null;
  if (verdict.does === 'refused') return verdict.refusal;
  return verdict.does === 'moves'
    ? texts.epicMovesTo({ name: verdict.to.release.name })
    : texts.chooseTarget({ name: group });
}

/** Why no epic can come into a release, as far as the page knows. */
export function targetRefusal(release: GroupedRelease, maps: Maps): string | undefined {
  if (release.error === 'loading') return texts.checking;
  if (release.error !== null) return texts.releaseErrors[release.error];
  if (maps.get(release.containerId)?.mayEdit !== true) return texts.editRefused;
  return release.release.completed ? targetReleaseCompleted : undefined;
}

/** Why an epic cannot leave its release, if so. */
export function heldBy({ groups }: InitiativeBoard, maps: Maps, epic: CellEpic): string | undefined {
  const release = groups.flatMap(({ releases }) => releases).find(({ id }) => id === epic.releaseId);
  if (release === undefined || release.error !== null) return errors.releaseDoesNotExist.message;
  if (maps.get(release.containerId)?.mayEdit !== true) return texts.editRefused;
  return release.release.completed ? errors.releaseCompleted.message : undefined;
}

const refusalOfAll = ({ releases }: BoardGroup, maps: Maps): string =>
  releases.map((release) => targetRefusal(release, maps)).find((refusal) => refusal !== undefined) ?? texts.noGroups;
