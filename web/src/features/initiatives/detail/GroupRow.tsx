import { memo } from 'react';
import type { Priority } from '#shared/model/settings.ts';
import { fill } from '#shared/texts/fill.ts';
import { initiativesTexts as texts } from '#shared/texts/initiatives.ts';
import { paths } from '#web/app/paths.ts';
import { EpicChip } from '#web/map/epics/EpicChip.tsx';
import { priorityColor } from '#web/map/selection/priorityColor.ts';
import { useInitiativeUi } from '../initiativeContext.ts';
import { type BoardGroup, type CellEpic, cellKey, type InitiativeBoard, whatName } from '../model/board.ts';
import { nameOfGroup } from '../model/InitiativeActions.ts';
import { Grip } from './Grip.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import { GroupReleases } from './GroupReleases.tsx';
import styles from './initiative.module.css';

type Props = {
  group: BoardGroup;
  board: InitiativeBoard;
  priorities: ReadonlyMap<string, Priority>;
  building: boolean;
};

/** A release group: its releases, and their epics below each Activity. */
export const GroupRow = memo(function GroupRow({ group, board, priorities, building }: Props) {
  const name = nameOfGroup(group);
  const isTarget = useInitiativeUi(({ drag }) => drag?.landing?.target.into === group.id);
  return (
    <section aria-label={name} className={styles['group']} data-group={group.id} data-landing={isTarget || undefined}>
      <div className={styles['groupHead']}>
        {building && <Grip kind="group" id={group.id} name={name} />}
        <div className={styles['about']}>
          <h3 dir="auto" className={styles[group.name === null ? 'hidden' : 'groupName']}>
            {name}
          </h3>
          <GroupReleases name={group.name} releases={group.releases} />
        </div>
        <GroupMenu group={group} building={building} />
      </div>
      {board.whats.map(({ id, description }) => (
        <div
          key={id}
          role="group"
          aria-label={fill(texts.cell, { what: whatName({ description }), group: name })}
          className={styles['cell']}
        >
          <Epics epics={board.cells.get(cellKey(group.id, id)) ?? []} priorities={priorities} />
        </div>
      ))}
      {board.whats.length === 0 && <div className={styles['cell']} />}
    </section>
  );
});

/** The epics of an Activity in a group, in a stack. */
export function Epics({ epics, priorities }: { epics: readonly CellEpic[] } & Pick<Props, 'priorities'>) {
  if (epics.length === 0) return null;
  return (
    <ul className={styles['stack']}>
      {epics.map(({ id, containerId, releaseId, whatId, name, priority: priorityId, completed }) => {
        const priority = priorityId === null ? undefined : priorities.get(priorityId);
        return (
          <li key={id}>
            <EpicChip
              to={paths.releaseWhat(containerId, releaseId, whatId, id)}
              name={name}
              priority={priority?.name}
              color={priority && priorityColor(priority)}
              completed={completed}
            />
          </li>
        );
      })}
    </ul>
  );
}
