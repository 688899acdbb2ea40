import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as access from '#shared/rules/access.ts';
import * as texts from '#shared/texts/comments.ts';
import { SHARING_WITH } from '#web/base/paths.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useMapRole } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';
import type { NameOf } from './nameOf.ts';
import type { CommentActs } from './useCommentActs.ts';

/** Tells the author of a comment whom it mentions in vain, and offers the owner of the story map to invite the first. */
export function useNotNotified(acts: CommentActs, nameOf: NameOf): CommentActs {
  const toasts = useToasts();
  const navigate = useNavigate();
  const location = useLocation();
  const person = useMapPerson();
  const mapRole = useMapRole();
  const isOwner = access.mapOwn.allows({ person, mapRole });
  return useMemo(() => {
    const invite = (name: string) => ({
      label: texts.invite,
      onClick: () =>
        void navigate(location, {
          replace: true,
          state: { ...(location.state as object | null), [SHARING_WITH]: name },
        }),
    });
    return {
      ...acts,
      add: async (text, threadId) => {
        const answer = await acts.add(text, threadId);
        const [first = '', ...more] = answer.withoutAccess.map(nameOf);
        if (first !== '')
          toasts.show({
            severity: 'warning',
            text: texts.notNotified({ people: [first, ...more].join(', ') }),
            ms: TOAST_MS.error,
            ...(isOwner && { action: invite(first) }),
          });
        return answer;
      },
    };
  }, [acts, nameOf, isOwner, toasts, navigate, location]);
}
