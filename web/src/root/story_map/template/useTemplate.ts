import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TOAST_MS } from '#shared/model/limits.ts';
import { isTemplateName } from '#shared/templates/templates.ts';
import * as templateTexts from '#shared/texts/story_map/templates.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';

/** Fills a new story map from the template that its user chose in the dialog, once (rule map.31). */
export function useTemplate(): void {
  const actions = useActions();
  const mayEdit = useMayEdit();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation() as { state: unknown; pathname: string; search: string };
  const isDone = useRef(false);
  const chosen = typeof state === 'object' && state !== null && 'template' in state ? state.template : undefined;
  useEffect(() => {
    if (!isTemplateName(chosen) || !mayEdit || isDone.current) return;
    isDone.current = true;
    // Going back here later must not add it again.
    void navigate(pathname + search, { replace: true, state: null });
    if (actions.layout.cards.size > 0) return;
    import('./startFromTemplate.ts')
      .then(({ startFromTemplate }) => startFromTemplate(actions, chosen))
      .catch(() => toasts.show({ severity: 'error', text: templateTexts.loadFailed, ms: TOAST_MS.error }));
  }, [chosen, mayEdit, actions, navigate, pathname, search, toasts]);
}
