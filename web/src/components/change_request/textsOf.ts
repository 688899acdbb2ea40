import type { ChangeRequest } from '#shared/model/changeRequest.ts';

/** The present and the requested text of either kind of request. */
export function textsOf(request: ChangeRequest): [old: string, wanted: string] {
  return request.changeType === 'what_description'
    ? [request.oldDescription, request.newDescription]
    : [request.oldValue, request.newValue];
}

/** The Activity or Who that a request would change. */
export function objectOf(request: ChangeRequest): string {
  return request.changeType === 'what_description' ? request.whatId : request.whoId;
}
