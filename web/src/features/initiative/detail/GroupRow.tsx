import { memo } from 'react';
import type { Priority } from '#shared/model/company/settings.ts';
import * as texts from '#shared/texts/initiatives.ts';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import { type BoardGroup, cellKey, type InitiativeBoard, takesEpics, whatName } from '#web/replica/initiative/board.ts';
import { nameOfGroup } from '../model/InitiativeActions.ts';
import { useInitiativeUi } from '../model/initiativeContext.ts';
import { Epics } from './Epics.tsx';
import { Grip } from './Grip.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import { GroupReleases } from './GroupReleases.tsx';
import styles from './initiative.module.css';
import { Totals } from './Totals.tsx';

type Props = {
  group: BoardGroup;
  board: InitiativeBoard;
  priorities: ReadonlyMap<string, Priority>;
  building: boolean;
};

/** A release group: its releases, and their epics below each Activity. */
export const GroupRow = memo(function GroupRow({ group, board, priorities, building }: Props) {
  const name = nameOfGroup(group);
  const isTarget = useInitiativeUi(({ order }) => order?.landing?.target.into === group.id);
  const isDragged = useInitiativeUi(({ order }) => order?.item.kind === 'group' && order.item.id === group.id);
  const targetOf = useInitiativeUi(({ drag, lifted }) => {
    const dropped = drag?.landing?.refusal === null ? drag.landing.target : null;
    const target = lifted?.place ?? dropped;
    const carried = lifted?.item ?? drag?.item;
    const isHere = group.releases.some(({ id }) => id === carried?.releaseId);
    return target?.groupId === group.id && !isHere ? target.whatId : null;
  });
  return (
    <section
      aria-label={name}
      className={styles['group']}
      data-group={group.id}
      data-landing={isTarget || undefined}
      data-dragged={isDragged || undefined}
    >
      <div className={styles['groupHead']}>
        {building && <Grip kind="group" id={group.id} name={name} />}
        <div className={styles['about']}>
          <h3 dir="auto" className={group.name === null ? visuallyHidden['text'] : styles['groupName']}>
            {name}
          </h3>
          <GroupReleases name={group.name} releases={group.releases} />
          <Totals totals={group.totals} />
        </div>
        <GroupMenu group={group} building={building} />
      </div>
      {board.whats.map(({ id, description }) => (
        <div
          key={id}
          role="group"
          aria-label={texts.cell({ what: whatName({ description }), group: name })}
          className={styles['cell']}
          data-cell={group.id}
          data-below={id}
          data-landing={targetOf === id || undefined}
        >
          <Epics
            epics={board.cells.get(cellKey(group.id, id)) ?? []}
            priorities={priorities}
            building={building}
            takesEpics={takesEpics(group)}
            onBoard
            cell={{ groupId: group.id, whatId: id, what: whatName({ description }), group: name }}
          />
        </div>
      ))}
      {board.whats.length === 0 && <div className={styles['cell']} />}
    </section>
  );
});
