import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { COMMENT_PARAM } from '#shared/rules/commentPath.ts';
import { isAbovePage } from '#web/base/browser/backCloses.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { ACTIVITY_PARAM, COMMENTING } from '#web/base/paths.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useReleaseSlices } from '#web/replica/release/useReleaseSlices.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';
import type { InformationPanelProps } from './InformationPanel.tsx';
import { isLeftOpen, keepOpen } from './keptOpen.ts';

const InformationPanel = lazyDialog<Openable & InformationPanelProps>(() =>
  import('./InformationPanel.tsx').then((file) => file.InformationPanel),
);

/**
 * The information of the Activity in the address, so that links lead to it and the back button closes it. It follows
 * the card that the user walks to. When a colleague deletes the Activity, it closes and says so. A person who left it
 * open finds it open on the next visit, but not on a phone, where it covers the map.
 */
export function Information() {
  const actions = useActions();
  const toasts = useToasts();
  const navigate = useNavigate();
  const location = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  const narrow = useNarrow();
  const [params] = useSearchParams();
  const whatId = params.get(ACTIVITY_PARAM);
  const card = useCard(whatId);
  const asked = useUi(({ dialog }) => (dialog?.kind === 'information' ? dialog : null));
  const active = useCard(useUi((ui) => (ui.active?.at === 'card' ? ui.active.id : null)))?.whatId ?? null;
  // Once for all Activities that it shows.
  useReleaseSlices(card !== undefined);
  const panel = useRef<HTMLElement>(null);
  /** The Activity that was open last, and what the user does next. */
  const last = useRef<Opened>(NOTHING);

  const address = (id: string | null) => {
    const next = new URLSearchParams(location.search);
    if (id !== whatId) next.delete(COMMENT_PARAM);
    if (id === null) next.delete(ACTIVITY_PARAM);
    else next.set(ACTIVITY_PARAM, id);
    return { pathname: location.pathname, search: next.toString() };
  };
  // Who goes on to another Activity stays on the board.
  const follow = (id: string) =>
    void navigate(address(id), {
      replace: true,
      state: { ...(location.state as object | null), [COMMENTING]: undefined },
    });
  const open = useEffectEvent(({ card: id, commenting }: NonNullable<typeof asked>) => {
    actions.ui.set({ dialog: null });
    const wanted = actions.layout.cards.get(id)?.whatId;
    if (typeof wanted !== 'string') return;
    if (commenting === true) {
      const state = { ...(location.state as object | null), [COMMENTING]: true };
      if (whatId === null) void navigate(address(wanted), { state: { ...state, openedHere: true } });
      else void navigate(address(wanted), { replace: true, state });
    } else if (wanted === whatId) panel.current?.focus();
    else if (whatId === null) void navigate(address(wanted), { state: { openedHere: true } });
    else follow(wanted);
  });
  const close = (next?: () => void) => {
    keepOpen(false);
    last.current = { ...last.current, next };
    // Goes back to where the user opened it, unless they came here by a link.
    if (isMarked(location.state, 'openedHere')) void navigate(isAbovePage() ? -2 : -1);
    else void navigate(address(null), { replace: true });
  };
  const reportGone = useEffectEvent(() => {
    toasts.show({ severity: 'info', text: errors.whatDoesNotExist.message, ms: TOAST_MS.info });
    keepOpen(false);
    void navigate(address(null), { replace: true });
  });
  const afterOpening = useEffectEvent(() => {
    if (!narrow) keepOpen(true);
  });
  const show = () => {
    if (narrow || whatId === null || last.current.isShown) return;
    last.current = { ...last.current, isShown: true };
    // The card of a panel that opens along with its page does not take the focus.
    const takesFocus =
      !isMarked(location.state, 'openedAlong') && document.activeElement?.matches('input, textarea') !== true;
    actions.activate({ at: 'card', id: whatId }, takesFocus);
  };
  const afterClosing = useEffectEvent(() => {
    const { whatId: closed, next } = last.current;
    if (closed === null) return;
    if (isStep) keepOpen(false);
    if (next !== undefined) next();
    else if (document.activeElement === document.body)
      actions.activate(actions.layout.cards.has(closed) ? { at: 'card', id: closed } : actions.ui.get().active, true);
  });
  useEffect(() => {
    if (whatId === null) afterClosing();
    else afterOpening();
    last.current = whatId === null ? NOTHING : { ...last.current, whatId };
  }, [whatId]);
  useEffect(() => {
    if (asked !== null) open(asked);
  }, [asked]);

  const reopen = useEffectEvent((id: string) => {
    if (isLeftOpen() && !narrow) void navigate(address(id), { replace: true, state: { openedAlong: true } });
  });
  const goOn = useEffectEvent(follow);
  const isClosed = whatId === null;
  useEffect(() => {
    if (isClosed && active !== null) reopen(active);
  }, [isClosed, active]);
  const isGone = whatId !== null && card === undefined;
  // Whoever deletes an Activity is on another card at once, which the panel goes on to.
  const isDeletedHere = active !== null && active !== whatId;
  useEffect(() => {
    if (!isGone || last.current.isLost === true) return;
    if (isDeletedHere) return goOn(active);
    // The board makes another card the active one after that.
    last.current = { ...last.current, isLost: true };
    reportGone();
  }, [isGone, isDeletedHere, active]);

  if (card === undefined || whatId === null) return null;
  return (
    <InformationPanel
      key={whatId}
      open
      card={card}
      whatId={whatId}
      panel={panel}
      onShown={show}
      onClose={close}
      onFollow={follow}
    />
  );
}

/** The Activity that is open, whether a colleague has deleted it, and what the user does once it has closed. */
type Opened = { whatId: string | null; next?: (() => void) | undefined; isShown: boolean; isLost?: boolean };

const NOTHING: Opened = { whatId: null, isShown: false };

/** Whether the navigation state of an entry has a mark. */
const isMarked = (state: unknown, mark: 'openedHere' | 'openedAlong') =>
  typeof state === 'object' && state !== null && mark in state;
