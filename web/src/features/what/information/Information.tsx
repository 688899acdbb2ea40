import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { isAbovePage } from '#web/base/browser/backCloses.ts';
import { ACTIVITY_PARAM } from '#web/base/paths.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { Card } from '#web/replica/story_map/types.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';

const InformationDialog = lazyDialog<Openable & { card: Card; whatId: string }>(() =>
  import('./InformationDialog.tsx').then((file) => file.InformationDialog),
);

/**
 * The Information dialog of the Activity in the address, so that links lead to it and the back button closes it. When a
 * colleague deletes the Activity, it closes and says so.
 */
export function Information() {
  const actions = useActions();
  const toasts = useToasts();
  const navigate = useNavigate();
  const location = useLocation();
  const [params] = useSearchParams();
  const whatId = params.get(ACTIVITY_PARAM);
  const card = useCard(whatId);
  const asked = useUi(({ dialog }) => (dialog?.kind === 'information' ? dialog.card : null));

  const address = (id: string | null) => {
    const next = new URLSearchParams(location.search);
    if (id === null) next.delete(ACTIVITY_PARAM);
    else next.set(ACTIVITY_PARAM, id);
    return { pathname: location.pathname, search: next.toString() };
  };
  const open = useEffectEvent((id: string) => {
    actions.ui.set({ dialog: null });
    const wanted = actions.layout.cards.get(id)?.whatId;
    if (typeof wanted === 'string') void navigate(address(wanted), { state: { ...OPENED_HERE } });
  });
  const leave = () => {
    // Goes back to where the user opened it, unless they came here by a link.
    if (isOpenedHere(location.state)) void navigate(isAbovePage() ? -2 : -1);
    else void navigate(address(null), { replace: true });
  };
  const reportGone = useEffectEvent(() => {
    toasts.show({ severity: 'info', text: errors.whatDoesNotExist.message, ms: TOAST_MS.info });
    void navigate(address(null), { replace: true });
  });

  useEffect(() => {
    if (asked !== null) open(asked);
  }, [asked]);
  const isGone = whatId !== null && card === undefined;
  useEffect(() => {
    if (isGone) reportGone();
  }, [isGone]);

  if (card === undefined || whatId === null) return null;
  return <InformationDialog key={whatId} open card={card} whatId={whatId} onClose={leave} />;
}

const OPENED_HERE = { openedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
