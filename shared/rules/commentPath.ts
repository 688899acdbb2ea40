import type { Commented } from '#shared/model/comment.ts';

/** The query parameter of the thread that a link opens. */
export const COMMENT_PARAM = 'comment';

type Place = Commented & {
  containerId: string;
  threadId: string;
  /** Where an epic is; null of anything else. */
  place: { releaseId: string; whatId: string } | null;
};

/** The address of the page with a thread of comments, as a path of the application. Links of mails lead there too. */
export function commentPath({ containerId, aboutType, aboutId, threadId, place }: Place): string {
  const map = `/story_map/${containerId}`;
  const to = (path: string, query: Record<string, string> = {}) =>
    `${map}${path}?${new URLSearchParams({ ...query, [COMMENT_PARAM]: threadId }).toString()}`;
  switch (aboutType) {
    case 'what':
      return to('/map/activity', { activity: aboutId });
    case 'who':
      return to('/map/who', { who: aboutId });
    case 'release':
      return to(`/releases/${aboutId}`);
    case 'objective':
    case 'problem':
      return to(`/frame/${aboutType}/${aboutId}`);
    case 'epic':
      return place === null ? map : to(`/releases/${place.releaseId}/what/${place.whatId}`, { expandEpic: aboutId });
  }
}
