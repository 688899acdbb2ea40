import { initiativeDoesNotExist, noCompanyAccess, notAuthenticated, permissionDenied } from '#shared/errors.ts';
import { ApiError, call } from '#web/base/api/client.ts';
import { isVisible, onVisibility } from '#web/base/browser/visibility.ts';
import type { Socket } from './LiveFeed.ts';
import { LiveTab } from './LiveTab.ts';

function denialOf(error: unknown) {
  if (!(error instanceof ApiError)) return undefined;
  switch (error.code) {
    case permissionDenied.code:
      return 'containerId';
    case initiativeDoesNotExist.code:
      return 'initiativeId';
    case noCompanyAccess.code:
    case notAuthenticated.code:
      return 'session';
    default:
      return undefined;
  }
}

/** What this tab follows. */
export const liveTab = new LiveTab((scopes) => call('join_live', scopes, { inBackground: true }), denialOf, {
  open: (address) => new WebSocket(address) as Socket,
  isVisible,
  onVisibility,
});
