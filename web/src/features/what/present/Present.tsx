import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import * as texts from '#shared/texts/what/present.ts';
import { paths } from '#web/base/paths.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { chevronLeft, chevronRight } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FullScreenDialog } from '#web/components/dialog/FullScreenDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useContainerId, useHead, useWholeLayout } from '#web/replica/story_map/useMap.ts';
import styles from './present.module.css';
import { PresentedCard } from './PresentedCard.tsx';
import { usePresentKeys } from './usePresentKeys.ts';
import { useReleaseNames } from './useReleaseNames.ts';
import { useSwipe } from './useSwipe.ts';

/** The walk along the backbone for meetings, while it is open: one Activity at a time with its skeleton (rule map.32). */
export function Present(props: Openable) {
  return props.open ? <Walk {...props} /> : null;
}

function Walk({ open, onClose }: Openable) {
  const actions = useActions();
  const containerId = useContainerId();
  const name = useHead((head) => head.name);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [layout] = useWholeLayout();
  const releasesOf = useReleaseNames();
  const { backbone, cards, children } = layout;
  // From where the board is, by id: colleagues may move Activities meanwhile.
  const [shown, setShown] = useState<{ id: CardId; index: number }>(() => startOf(actions, backbone));
  const found = backbone.indexOf(shown.id);
  // One that was deleted leaves its place to the next one.
  const index = found >= 0 ? found : Math.min(shown.index, Math.max(backbone.length - 1, 0));
  const id = backbone[index];
  const go = (by: number) => {
    const next = Math.min(Math.max(index + by, 0), backbone.length - 1);
    const to = backbone[next];
    if (to !== undefined) setShown({ id: to, index: next });
  };
  usePresentKeys(open, go);
  const swipe = useSwipe(go);
  const leave = () => {
    onClose();
    if (id === undefined) return;
    // The dialog returns the focus first.
    if (pathname === paths.mapActivity(containerId)) requestAnimationFrame(() => actions.show(id));
    else void navigate(paths.mapActivity(containerId, cards.get(id)?.whatId ?? undefined));
  };
  const card = id === undefined ? undefined : cards.get(id);
  const below = id === undefined ? [] : (children.get(id) ?? []).flatMap((child) => cards.get(child) ?? []);
  return (
    <FullScreenDialog open={open} title={name} onClose={leave}>
      {(buttons) => (
        <>
          {buttons !== null &&
            backbone.length > 0 &&
            createPortal(
              <div role="group" aria-label={texts.walk} className={styles['steps']}>
                <QuietButton label={texts.previous} disabled={index === 0} onClick={() => go(-1)}>
                  <Icon path={chevronLeft} />
                </QuietButton>
                <Text as="span" look="compact" quiet className={styles['position']}>
                  {texts.position({ number: index + 1, count: backbone.length })}
                </Text>
                <QuietButton label={texts.next} disabled={index === backbone.length - 1} onClick={() => go(1)}>
                  <Icon path={chevronRight} />
                </QuietButton>
              </div>,
              buttons,
            )}
          {card === undefined ? (
            <EmptyState title={texts.empty} text={texts.emptyHelp} />
          ) : (
            <section {...swipe} aria-live="polite" aria-label={texts.shown} className={styles['walk']}>
              <PresentedCard key={card.id} card={card} releases={releasesOf(card.whatId)} isBackbone />
              {below.length === 0 ? (
                <Text quiet>{texts.nothingBelow}</Text>
              ) : (
                <ul className={styles['skeleton']}>
                  {below.map((child) => (
                    <li key={child.id}>
                      <PresentedCard card={child} releases={releasesOf(child.whatId)} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )}
        </>
      )}
    </FullScreenDialog>
  );
}

/** The backbone Activity of the active card, else the first. */
function startOf(actions: ReturnType<typeof useActions>, backbone: readonly CardId[]): { id: CardId; index: number } {
  const { active } = actions.ui.get();
  const card = active?.at === 'card' ? actions.layout.cards.get(active.id) : undefined;
  const index = Math.max(backbone.indexOf(card?.parentId ?? card?.id ?? ''), 0);
  return { id: backbone[index] ?? '', index };
}
