import { type SharedEntity, textTakenError } from '#lambdas/entities/company/shared.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Writer } from '#lambdas/store/writer.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { RequestOutcome } from '#shared/model/changeRequest.ts';
import { type AskedMember, type ChangeRequestItem, requestKey, requestParts } from './changeRequest.ts';
import { applyChangeRequest, closeChangeRequest } from './changeRequestSteps.ts';

/** A change request, the entity that it would change, and a person's part of it. */
export type LoadedRequest = [ChangeRequestItem | undefined, SharedEntity | undefined, AskedMember | undefined];

/** Reads a change request for an answer of a person. One round. */
export function readRequest(reader: Reader, requestId: string, uid: string): Promise<LoadedRequest> {
  const { kind, objectId, own } = requestParts(requestId);
  return reader.get<[ChangeRequestItem, SharedEntity, AskedMember]>([
    requestKey(reader.keys, requestId),
    rowKeys.shared(reader.keys, kind, objectId),
    rowKeys.changeRequestMember(reader.keys, kind, objectId, own, uid),
  ]);
}

/** @throws CallError change-request-does-not-exist when it was answered or deleted */
export function openRequest(item: ChangeRequestItem | undefined): ChangeRequestItem {
  const request = notDeleted(item);
  if (request === undefined) throw new CallError(errors.changeRequestDoesNotExist);
  return request;
}

/**
 * The open request of a person, which is missing to all others.
 * @throws CallError change-request-does-not-exist
 */
export function requestOfOwner(item: ChangeRequestItem | undefined, uid: string): ChangeRequestItem {
  const request = openRequest(item);
  if (request.owner !== uid) throw new CallError(errors.changeRequestDoesNotExist);
  return request;
}

/**
 * Applies a request, or closes it when it no longer fits: its entity has another text by now, or another entity has the
 * requested one (rule change.17).
 * @param steps further steps of the change, which closing leaves out
 * @param by the person whose answer this is, null for the system
 * @throws Contention, CallError as `commit` does
 */
export async function applyOrClose(
  keys: Keys,
  writer: Writer,
  {
    request,
    entity,
    steps,
    by,
  }: { request: ChangeRequestItem; entity: SharedEntity | undefined; steps: Mutation[]; by: string | null },
) {
  const scope = { storyMap: request.containerId };
  const outcome = (is: RequestOutcome) => ({ outcome: is });
  const close = () => writer.commit(scope, [closeChangeRequest(request)], outcome('outdated'));
  if (entity?.text !== request.oldText) return close();
  try {
    return await writer.commit(scope, [...steps, ...applyChangeRequest(keys, request, entity, by)], outcome('applied'));
  } catch (error) {
    if (error instanceof CallError && error.code === textTakenError[request.kind].code) return close();
    throw error;
  }
}
