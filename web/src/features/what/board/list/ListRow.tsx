import { memo, type RefObject, useRef } from 'react';
import { BACKBONE } from '#shared/model/limits.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { ColleagueEdge } from '#web/board/colleague/ColleagueEdge.tsx';
import { useDimmed } from '#web/board/filter/useFilter.ts';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { isUnsavedRefusal } from '#web/board/selection/refusal.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { chevronRight, more } from '#web/components/controls/pageIcons.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard, useCardRow, useColleagueOn } from '#web/replica/story_map/useMap.ts';
import { Badges } from '../Badges.tsx';
import { NotSaved } from '../NotSaved.tsx';
import { usePriorityEdge } from '../priorityEdge.ts';
import { RenameField } from '../RenameField.tsx';
import { StoryMapBadge } from '../StoryMapBadge.tsx';
import { useFocusTarget } from '../useFocusTarget.ts';
import styles from './list.module.css';

/** A card in the list. A backbone card opens and closes. */
export const ListRow = memo(function ListRow({
  id,
  expanded,
  onToggle,
}: {
  id: CardId;
  expanded?: boolean;
  onToggle?: () => void;
}) {
  const actions = useActions();
  const card = useCard(id);
  const count = useCardRow(id).length;
  const renaming = useUi(({ editor }) => editor?.kind === 'rename' && editor.card === id);
  const { priority, attributes } = usePriorityEdge(card?.priorityId);
  const dimmed = useDimmed(card?.id ?? null);
  const colleague = useColleagueOn(id);
  const target = useRef<HTMLElement>(null);
  useFocusTarget({ at: 'card', id }, target);
  if (card === undefined) return null;
  if (renaming) return <RenameField card={card} />;
  const hasMenu = !isUnsavedRefusal(card);
  const words = (
    <span className={styles['words']} dir="auto">
      {card.refused?.typed ?? card.description}
      <Badges card={card} priority={priority} />
    </span>
  );
  return (
    <>
      <div
        className={styles['row']}
        data-card={id}
        data-backbone={card.level === BACKBONE || undefined}
        data-refused={card.refused !== null || undefined}
        data-dimmed={dimmed || undefined}
        data-colleague={colleague?.doing}
        {...attributes}
      >
        {onToggle === undefined ? (
          <div
            ref={hasMenu ? null : (target as RefObject<HTMLDivElement>)}
            tabIndex={hasMenu ? undefined : -1}
            className={styles['main']}
          >
            {words}
          </div>
        ) : (
          <button
            ref={hasMenu ? null : (target as RefObject<HTMLButtonElement>)}
            type="button"
            className={styles['main']}
            aria-expanded={expanded}
            onClick={onToggle}
          >
            <Icon path={chevronRight} small />
            {words}
            {count > 0 && (
              <span className={styles['count']} aria-label={storyMapTexts.countUnder({ count })}>
                {count}
              </span>
            )}
          </button>
        )}
        {card.childContainerId !== null && (
          <StoryMapBadge childContainerId={card.childContainerId} name={card.description} className={styles['menu']} />
        )}
        {hasMenu && (
          <button
            ref={target as RefObject<HTMLButtonElement>}
            type="button"
            className={styles['menu']}
            aria-haspopup="menu"
            aria-label={storyMapTexts.menuOf({ name: card.description })}
            onClick={({ currentTarget }) => actions.ui.set({ menu: { card: id, anchor: currentTarget } })}
          >
            <Icon path={more} small />
          </button>
        )}
        {colleague !== undefined && <ColleagueEdge on={colleague} />}
      </div>
      {card.refused !== null && <NotSaved card={card} />}
    </>
  );
});
