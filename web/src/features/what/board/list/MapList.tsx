import { Fragment, type ReactNode, useRef, useState } from 'react';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { NoMatch } from '#web/board/filter/NoMatch.tsx';
import { useShownRow } from '#web/board/filter/useFilter.ts';
import { menuOpener } from '#web/board/menu/menuOpener.ts';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { indexOfPlace } from '#web/replica/story_map/layout.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard, useCardRow, useMap, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { CARD, cardMenu } from '../cardMenu.ts';
import { NewCardField } from '../NewCardField.tsx';
import { usePaste } from '../paste/usePaste.ts';
import { useFocusTarget } from '../useFocusTarget.ts';
import styles from './list.module.css';
import { ListRow } from './ListRow.tsx';

/** The map on a narrow screen (below 600 px): the backbone from top to bottom, each card opening to its children. */
export function MapList() {
  const empty = useCardRow(null).length === 0;
  const editable = useMayEdit();
  const actions = useActions();
  const page = useRef<HTMLDivElement>(null);
  usePaste(page);
  return (
    <div ref={page} className={styles['page']} onContextMenu={menuOpener(actions, CARD, cardMenu(actions))}>
      <Rows parentId={null} className={styles['list'] ?? ''} label={storyMapTexts.backbone}>
        {(id) => <BackboneItem id={id} />}
      </Rows>
      <NoMatch />
      {empty && (
        <p className={styles['invitation']}>
          {editable && <strong>{storyMapTexts.emptyTitle}</strong>}
          {editable ? storyMapTexts.emptyHelp : storyMapTexts.emptyViewer}
        </p>
      )}
    </div>
  );
}

function BackboneItem({ id }: { id: CardId }) {
  const [open, setOpen] = useState(false);
  const map = useMap();
  const sought = useUi(({ active, focus }) =>
    active?.at === 'card' && map.layout.cards.get(active.id)?.parentId === id ? focus : null,
  );
  const [shown, setShown] = useState(sought);
  const writingUnder = useUi(({ editor }) => editor?.kind === 'add' && editor.place.parentId === id);
  const name = useCard(id)?.description ?? '';
  // The added card must stay visible when the text field closes.
  if (writingUnder && !open) setOpen(true);
  // A card must be mounted to take the focus; the user may close its row again afterwards.
  if (sought !== shown) {
    setShown(sought);
    if (sought !== null) setOpen(true);
  }
  return (
    <>
      <ListRow id={id} expanded={open} onToggle={() => setOpen(!open)} />
      {open && (
        <Rows parentId={id} className={styles['under'] ?? ''} label={storyMapTexts.childrenOf({ name })}>
          {(child) => <ListRow id={child} />}
        </Rows>
      )}
    </>
  );
}

/** A row of the map as a list, with the text field for a new card and the slot for the next one. */
function Rows({
  parentId,
  className,
  label,
  children,
}: {
  parentId: CardId | null;
  className: string;
  label: string;
  children: (id: CardId) => ReactNode;
}) {
  const row = useShownRow(parentId);
  const { keyOf } = useMap().scope.aliases;
  const editable = useMayEdit();
  const place = useUi(({ editor }) =>
    editor?.kind === 'add' && editor.place.parentId === parentId ? editor.place : null,
  );
  const field = place === null ? -1 : indexOfPlace(row, place);
  const writing = (
    <li key="field">
      <NewCardField parentId={parentId} />
    </li>
  );
  return (
    <ol className={className} aria-label={label}>
      {row.map((id, index) => (
        <Fragment key={keyOf(id)}>
          {field === index && writing}
          <li>{children(id)}</li>
        </Fragment>
      ))}
      {field === row.length && writing}
      {!editable && parentId !== null && row.length === 0 && (
        <li className={styles['none']}>{storyMapTexts.noChildren}</li>
      )}
      {editable && field !== row.length && (
        <li key="add">
          <AddButton parentId={parentId} />
        </li>
      )}
    </ol>
  );
}

function AddButton({ parentId }: { parentId: CardId | null }) {
  const actions = useActions();
  const button = useRef<HTMLButtonElement>(null);
  useFocusTarget({ at: 'add', parentId }, button);
  return (
    <button ref={button} type="button" className={styles['add']} onClick={() => actions.addAtEnd(parentId)}>
      <Icon path={plus} small />
      {parentId === null ? storyMapTexts.add : storyMapTexts.addUnder}
    </button>
  );
}
