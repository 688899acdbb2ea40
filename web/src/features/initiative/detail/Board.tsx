import { type CSSProperties, useMemo } from 'react';
import type { Priority } from '#shared/model/company/settings.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { DropLine } from '#web/board/dragging/DropLine.tsx';
import { useActiveInGrid } from '#web/board/keys/useActiveItem.ts';
import { pressOnItem } from '#web/board/keys/useItemKeys.ts';
import { Announcements } from '#web/board/state/Announcements.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import { Message } from '#web/components/state/Message.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { type InitiativeBoard, type InitiativeMap, whatName } from '#web/replica/initiative/board.ts';
import { useInitiativeActions, useInitiativeUi } from '../model/initiativeContext.ts';
import { EpicDialogs } from './EpicDialogs.tsx';
import { epicDragging, epicKeys } from './epicHandling.ts';
import { Grip } from './Grip.tsx';
import { GroupRow } from './GroupRow.tsx';
import styles from './initiative.module.css';
import { NarrowGroup } from './NarrowGroup.tsx';
import { orderDragging } from './orderDragging.ts';
import { Preview } from './Preview.tsx';
import type { Opened } from './Settings.tsx';

type Props = {
  name: string;
  board: InitiativeBoard;
  maps: ReadonlyMap<string, InitiativeMap>;
  mayEdit: boolean;
  building: boolean;
  narrow: boolean;
  onBuild: () => void;
  onOpen: (dialog: Opened) => void;
};

/** The Activities across and the release groups down, with heads that stay in view. On a phone, a list of groups. */
export function Board(props: Props) {
  const { board, building, narrow } = props;
  const settings = useSettings().data;
  const priorities = useMemo(
    () => new Map((settings?.priorities ?? []).map((priority) => [priority.id, priority])),
    [settings],
  );
  const { whats, groups } = board;
  if (groups.length === 0 && (whats.length === 0 || narrow)) return <Empty {...props} />;
  if (narrow)
    return (
      <div className={styles['list']}>
        <EpicDialogs board={board} maps={props.maps} />
        {groups.map((group) => (
          <NarrowGroup key={group.id} group={group} board={board} priorities={priorities} building={building} />
        ))}
      </div>
    );
  return <Grid {...props} priorities={priorities} />;
}

/** The board in a scroller that handles keys once, for all epics. */
function Grid(props: Props & { priorities: ReadonlyMap<string, Priority> }) {
  const { board, building, priorities } = props;
  const { whats, groups } = board;
  const actions = useInitiativeActions();
  const keys = useMemo(() => epicKeys(actions, building), [actions, building]);
  const kinds = useMemo(
    () => [orderDragging(actions, 'group'), orderDragging(actions, 'what'), epicDragging(actions)],
    [actions],
  );
  const several = useMemo(
    () => ({ selection: actions.selection, refuse: (text: string) => actions.refuse(text) }),
    [actions],
  );
  useActiveInGrid(actions, keys);
  return (
    <DragBoard
      editable={building}
      kinds={kinds}
      keys={[keys]}
      several={several}
      preview={<Preview />}
      className={styles['surface']}
    >
      <section
        className={styles['scroller']}
        aria-label={texts.board({ name: props.name })}
        style={{ '--columns': Math.max(1, whats.length) } as CSSProperties}
        data-board=""
        onKeyDown={(event) => pressOnItem(keys, actions.itemAt(event.target), event)}
        onFocus={({ target }) => {
          const epic = actions.itemAt(target);
          if (epic !== undefined) actions.activate(epic.id, false);
        }}
        onBlur={({ target }) => keys.leave(actions.itemAt(target))}
      >
        <div className={styles['grid']} data-initiative="">
          <Heads {...props} />
          {groups.map((group) => (
            <GroupRow key={group.id} group={group} board={board} priorities={priorities} building={building} />
          ))}
          {groups.length === 0 && <div className={styles['noGroups']}>{texts.noGroups}</div>}
          <Landing />
        </div>
        <EpicDialogs board={board} maps={props.maps} />
      </section>
      <Announcements of={actions.voice} />
    </DragBoard>
  );
}

/** The Activities, which stay in view above the groups. */
function Heads({ board: { whats }, building, onOpen }: Props) {
  const dragged = useInitiativeUi(({ order }) => (order?.item.kind === 'what' ? order.item.id : null));
  return (
    <div className={styles['heads']}>
      <div className={styles['corner']}>
        <Text as="h2" look="caption" quiet>
          {texts.releases}
        </Text>
        {building && <Button onClick={() => onOpen('releases')}>{texts.menu.releases}</Button>}
      </div>
      <h2 className={visuallyHidden['text']}>{texts.activities}</h2>
      {whats.map((what) => (
        <div
          key={what.id}
          className={styles['what']}
          data-what={what.id}
          data-dragged={what.id === dragged || undefined}
        >
          {building && <Grip kind="what" id={what.id} name={whatName(what)} />}
          <span dir="auto" title={whatName(what)}>
            {whatName(what)}
          </span>
        </div>
      ))}
      {whats.length === 0 && (
        <div className={styles['noWhats']}>
          {building ? <Button onClick={() => onOpen('whats')}>{texts.menu.whats}</Button> : texts.noWhats}
        </div>
      )}
    </div>
  );
}

/** Where a dragged Activity or group will land. */
function Landing() {
  return <DropLine line={useInitiativeUi(({ order }) => order?.landing?.line ?? null)} />;
}

/** An initiative without releases and Activities: what to do next. */
function Empty({ mayEdit, building, onBuild, onOpen }: Props) {
  if (!mayEdit) return <Message title={texts.noGroups} text={texts.noGroupsViewer} />;
  return (
    <Message title={texts.noGroups} text={building ? texts.noGroupsBuilding : texts.noGroupsEditor}>
      {building ? (
        <>
          <Button variant="contained" onClick={() => onOpen('releases')}>
            {texts.menu.releases}
          </Button>
          <Button variant="outlined" onClick={() => onOpen('whats')}>
            {texts.menu.whats}
          </Button>
        </>
      ) : (
        <Button variant="contained" onClick={onBuild}>
          {texts.menu.build}
        </Button>
      )}
    </Message>
  );
}
