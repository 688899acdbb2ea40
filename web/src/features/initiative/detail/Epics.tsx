import type { Priority } from '#shared/model/company/settings.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { paths } from '#web/base/paths.ts';
import { useItem } from '#web/board/state/useItem.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { grip, plus } from '#web/components/controls/pageIcons.ts';
import { EpicChip } from '#web/components/epic/EpicChip.tsx';
import { priorityColor } from '#web/components/field/priorityColor.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import type { CellEpic } from '#web/replica/initiative/board.ts';
import type { Cell } from '../model/epicMoves.ts';
import { nameOfEpic } from '../model/InitiativeActions.ts';
import { useInitiativeActions } from '../model/initiativeContext.ts';
import styles from './initiative.module.css';

type Props = {
  epics: readonly CellEpic[];
  priorities: ReadonlyMap<string, Priority>;
  building: boolean;
  /** Whether a release of the group can take epics at all. */
  takesEpics: boolean;
  /** Whether arrow keys walk them, so that Tab reaches one of them. */
  onBoard: boolean;
  /** Where they are, with the names of Activity and group. */
  cell: Cell & { what: string; group: string };
};

/** The epics of an Activity in a group, in a stack; in build mode with what moves them, and a button for a new one. */
export function Epics({ epics, priorities, building, takesEpics, onBoard, cell }: Props) {
  const actions = useInitiativeActions();
  return (
    <>
      {epics.length > 0 && (
        <ul className={styles['stack']}>
          {epics.map((epic) => (
            <li key={epic.id} data-epic={building && !isTemporary(epic.id) ? epic.id : undefined}>
              <Chip epic={epic} priorities={priorities} onBoard={onBoard} />
              {building && (
                <button
                  type="button"
                  className={styles['moveEpic']}
                  aria-label={texts.moveNamed({ name: nameOfEpic(epic) })}
                  onClick={() => actions.chooseTarget(epic)}
                >
                  <Icon path={grip} small />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {building && takesEpics && (
        <button
          type="button"
          className={styles['addEpic']}
          aria-label={texts.addEpicNamed({ what: cell.what, group: cell.group })}
          onClick={() => actions.ui.set({ adding: { groupId: cell.groupId, whatId: cell.whatId } })}
        >
          <Icon path={plus} small />
          {texts.addEpic}
        </button>
      )}
    </>
  );
}

function Chip({ epic, priorities, onBoard }: { epic: CellEpic } & Pick<Props, 'priorities' | 'onBoard'>) {
  const { id, containerId, releaseId, whatId, name, completed } = epic;
  const priority = epic.priority === null ? undefined : priorities.get(epic.priority);
  const { face, carried } = useItem(useInitiativeActions(), id);
  return (
    <EpicChip
      to={paths.releaseWhat(containerId, releaseId, whatId, id)}
      name={name}
      priority={priority?.name}
      color={priority && priorityColor(priority)}
      completed={completed}
      {...face}
      {...carried}
      tabIndex={onBoard ? face.tabIndex : 0}
      data-focus-target=""
    />
  );
}
