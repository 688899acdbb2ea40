import { accessRequestDoesNotExist } from '#shared/errors.ts';
import type { AccessType } from '#shared/model/people/accessRequest.ts';
import { type Command, defineCommand } from '#web/replica/command.ts';
import { accessRequests, requestId } from '#web/replica/company/entities.ts';

type Named = { containerId: string; userId: string };

/** An answered request disappears from the inbox at once. */
const answering = {
  type: accessRequests.type,
  subject: requestId,
  missing: accessRequestDoesNotExist,
  apply: (draft, named) => draft.drop(accessRequests, requestId(named)),
} satisfies Partial<Command<Named>>;

/** Grants the requested role. */
export const approveRequest = defineCommand<Named & { access_type: AccessType }>({
  name: 'approve_access_request',
  keep: false,
  ...answering,
  request: (input) => ({ name: 'approve_access_request', input }),
});

/** Dismisses a request. */
export const dismissRequest = defineCommand<Named>({
  name: 'dismiss_access_request',
  keep: false,
  ...answering,
  request: (input) => ({ name: 'dismiss_access_request', input }),
});
