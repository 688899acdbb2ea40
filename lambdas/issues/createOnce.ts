import type { IntegrationItem } from '#lambdas/data/entities/integration.ts';
import {
  type ExportAttempt,
  type ExportRequest,
  isSearchable,
  releaseExport,
  takeExport,
} from '#lambdas/data/exportAttempt.ts';
import type { Key } from '#lambdas/data/keys.ts';
import type { IssueDraft } from '#lambdas/tracker/port.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { askTracker, changeAtTracker, type CompanySender } from './askTracker.ts';

type Wanted = ExportRequest & {
  readonly sender: CompanySender;
  readonly integration: IntegrationItem;
  readonly draft: IssueDraft;
  /** Where attempts at this export are noted, and the one that was. */
  readonly key: Key;
  readonly before: ExportAttempt | undefined;
};

/** Refusals after which an issue may have been created all the same. */
const unclear: ReadonlySet<string> = new Set([errors.trackerUnanswered.code, errors.trackerUnreachable.code]);

/**
 * The key of the one issue of an export. Whether an earlier attempt has created it is looked up before it is created
 * once more, and also when this attempt has had no answer.
 * @throws CallError field-validation-error, export-running, export-unsettled, and as `askTracker` does
 */
export async function createOnce({ sender, integration, draft, key, before, ...by }: Wanted): Promise<string> {
  const { request } = by;
  const attempt = await takeExport(key, before, by);
  const find = () => askTracker(sender.company, integration, 'findExported', draft, attempt.exportKey);
  /** Whether an earlier attempt may have created an issue that has not been looked up. */
  let unsettled = before !== undefined && before.request !== request ? before : undefined;
  try {
    if (unsettled !== undefined) {
      const found = await find();
      if (found !== null) return found.key;
      if (!isSearchable(unsettled)) throw new CallError(errors.exportUnsettled);
      unsettled = undefined;
    }
    const created = await changeAtTracker(sender, integration, 'createIssue', draft, attempt.exportKey);
    if ('key' in created) return created.key;
    const [message] = created.messages;
    throw new CallError(errors.fieldValidationError, {
      ...(message !== undefined && { message }),
      fieldErrors: { ...created.errors },
    });
  } catch (error) {
    const code = error instanceof CallError ? error.code : undefined;
    if (code !== undefined && unclear.has(code)) {
      const found = await find().catch(() => null);
      if (found !== null) return found.key;
    }
    const mayExist = unsettled !== undefined || code === undefined || unclear.has(code);
    await releaseExport(key, { ...attempt, sentAt: (unsettled ?? attempt).sentAt }, mayExist);
    throw error;
  }
}
