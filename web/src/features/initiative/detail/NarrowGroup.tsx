import type { Priority } from '#shared/model/company/settings.ts';
import * as texts from '#shared/texts/initiatives.ts';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import { type BoardGroup, cellKey, type InitiativeBoard, takesEpics, whatName } from '#web/replica/initiative/board.ts';
import { nameOfGroup } from '../model/InitiativeActions.ts';
import { Epics } from './Epics.tsx';
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

/**
 * A release group on a narrow screen: its releases, then the Activities that have epics in them, or all of them where
 * epics can be added.
 */
export function NarrowGroup({ group, board, priorities, building }: Props) {
  const rows = board.whats.flatMap((what) => {
    const epics = board.cells.get(cellKey(group.id, what.id)) ?? [];
    return epics.length === 0 && !(building && takesEpics(group)) ? [] : [{ ...what, epics }];
  });
  const name = nameOfGroup(group);
  return (
    <section aria-label={name} className={styles['narrowGroup']}>
      <h2 dir="auto" className={group.name === null ? visuallyHidden['text'] : styles['groupName']}>
        {name}
      </h2>
      <div className={styles['narrowHead']}>
        <div className={styles['about']}>
          <GroupReleases name={group.name} releases={group.releases} />
          <Totals totals={group.totals} />
        </div>
        <GroupMenu group={group} building={building} />
      </div>
      {rows.length === 0 && <p className={styles['facts']}>{texts.noEpics}</p>}
      {rows.map(({ id, description, epics }) => (
        <div key={id}>
          <h3 dir="auto" className={styles['narrowWhat']}>
            {whatName({ description })}
          </h3>
          <Epics
            epics={epics}
            priorities={priorities}
            building={building}
            takesEpics={takesEpics(group)}
            onBoard={false}
            cell={{ groupId: group.id, whatId: id, what: whatName({ description }), group: name }}
          />
        </div>
      ))}
    </section>
  );
}
