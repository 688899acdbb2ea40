import { accessRequestDoesNotExist } from '#shared/errors.ts';
import type { AccessType } from '#shared/model/accessRequest.ts';
import { accessRequests, requestId } from '#web/company/entities.ts';
import { type Command, defineCommand } from '#web/replica/command.ts';

type Named = { containerId: string; userId: string };

/** An answered request is gone from the inbox at once. */
const answering = {
  type: accessRequests.type,
  subject: requestId,
  missing: accessRequestDoesNotExist,
  apply: (draft, named) => draft.drop(accessRequests, requestId(named)),
} satisfies Partial<Command<Named>>;

/** Gives what was asked for. */
export const approveRequest = defineCommand<Named & { access_type: AccessType }>({
  ...answering,
  request: (input) => ({ name: 'approve_access_request', input }),
});

/** Turns a request down. */
export const dismissRequest = defineCommand<Named>({
  ...answering,
  request: (input) => ({ name: 'dismiss_access_request', input }),
});
