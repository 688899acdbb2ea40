import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/what/information.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close as closeIcon } from '#web/components/controls/icons.ts';
import { edit } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Drafts, DraftsContext } from '#web/components/field/drafts.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { Drawer } from '#web/components/layout/Drawer.tsx';
import { pageTitle } from '#web/components/page/PageTitle.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import type { Card } from '#web/replica/story_map/types.ts';
import { useHead, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { Details } from './Details.tsx';
import styles from './information.module.css';
import { useFollowing } from './useFollowing.ts';
import { usePanelKeys } from './usePanelKeys.ts';

/** Fields that could not be saved, and errors of additions. */
const UNSAVED = '[aria-invalid="true"]:not([aria-hidden="true"]), [role="alert"]:not(:empty)';

export type InformationPanelProps = {
  card: Card;
  whatId: string;
  /** The panel, which takes the focus. */
  panel: RefObject<HTMLElement | null>;
  /** Called once it is on the page. */
  onShown: () => void;
  /** @param then what the user does next; without it the focus returns to the card */
  onClose: (then?: () => void) => void;
  /** Goes on to another Activity. */
  onFollow: (whatId: string) => void;
};

/**
 * All details of an Activity on this map (rules detail.9, detail.10). Each field saves itself on blur. The panel closes,
 * and goes on to another Activity, only when no typed text would be lost, or when the user does so again without typing
 * in between.
 */
export function InformationPanel({ card, whatId, panel, onShown, onClose, onFollow }: InformationPanelProps) {
  const actions = useActions();
  const readOnly = !useMayEdit();
  const narrow = useNarrow();
  const id = useId();
  const [drafts] = useState(() => new Drafts());
  const [warned, setWarned] = useState<'close' | 'follow' | null>(null);
  const content = useRef<HTMLDivElement>(null);
  // Unsaved fields show their own error, but the user may have scrolled away from it.
  useEffect(() => {
    const unsaved = warned === 'close' ? content.current?.querySelector<HTMLElement>(UNSAVED) : null;
    unsaved?.focus();
    unsaved?.scrollIntoView({ block: 'nearest' });
  }, [warned]);
  useTitle(card.description);
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);

  /** Whether nothing typed would be lost, or the user has been warned of it. */
  const mayLeave = async (why: 'close' | 'follow') => {
    const isFree = warned !== null || (await drafts.commit());
    if (!isFree) setWarned(why);
    return isFree;
  };
  const close = async (then?: () => void) => {
    const held = document.activeElement;
    if (held instanceof HTMLElement && held.closest('[data-information]') !== null) held.blur();
    if (await mayLeave('close')) onClose(then);
  };
  useFollowing(whatId, async (next) => {
    if (await mayLeave('follow')) onFollow(next());
  });
  usePanelKeys(narrow ? null : panel, {
    close: () => void close(),
    toCard: () => actions.activate({ at: 'card', id: card.id }, true),
  });
  const labels = `${id}-kind ${id}-name`;
  const inside = (
    <>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <Text id={`${id}-kind`} look="compact" quiet>
            {texts.title}
          </Text>
          <Text as="h2" id={`${id}-name`} look="subtitle" dir="auto" className={styles['name'] ?? ''}>
            {card.description}
          </Text>
        </div>
        {!readOnly && (
          // The card itself holds the text field.
          <QuietButton label={texts.changeDescription} onClick={() => void close(() => actions.startRename(card.id))}>
            <Icon path={edit} small />
          </QuietButton>
        )}
        <QuietButton label={commonTexts.close} onClick={() => void close()}>
          <Icon path={closeIcon} small />
        </QuietButton>
      </header>
      {/* Beside the close button, where it stays visible at any scroll position. */}
      <div className={styles['warning']}>
        <ErrorAlert text={warned === null ? undefined : texts.unsaved} />
      </div>
      {/* Longer than the screen, it must scroll by keyboard too. */}
      <Box
        ref={content}
        className={styles['content'] ?? ''}
        tabIndex={readOnly ? 0 : -1}
        role="group"
        aria-labelledby={labels}
        onInput={() => setWarned(null)}
      >
        <DraftsContext value={drafts}>
          <Details card={card} whatId={whatId} readOnly={readOnly} />
        </DraftsContext>
      </Box>
    </>
  );
  if (narrow)
    return (
      <Sheet labels={labels} onClose={() => void close()}>
        {inside}
      </Sheet>
    );
  return (
    <aside ref={panel} className={styles['panel']} tabIndex={-1} aria-labelledby={labels} data-information="">
      {inside}
    </aside>
  );
}

/** On a phone, the details stand above the map. */
function Sheet({ labels, onClose, children }: { labels: string; onClose: () => void; children: ReactNode }) {
  return (
    <Drawer
      anchor="bottom"
      open
      disableRestoreFocus
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': labels,
          className: styles['sheet'] ?? '',
          tabIndex: -1,
          ...{ 'data-information': '' },
        },
      }}
    >
      {children}
    </Drawer>
  );
}

/** Adds the Activity to the page title while the panel is open. */
function useTitle(description: string): void {
  const mapName = useHead((head) => head.name);
  useEffect(() => {
    const before = document.title;
    document.title = pageTitle(description, mapName);
    return () => {
      document.title = before;
    };
  }, [description, mapName]);
}
