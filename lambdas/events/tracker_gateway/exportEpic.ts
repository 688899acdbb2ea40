import { withAttempt } from '#lambdas/entities/integration/exportAttempt.ts';
import type { ExportedIssue, RefusedExport, WantedIssue } from '#lambdas/ports/jira/jiraMethods.ts';
import { JiraRefusedError } from '#lambdas/ports/jira/jiraRefusedError.ts';
import type { FoundIssue, IssueDraft, JiraPort } from '#lambdas/ports/jira/port.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { DriftBase } from '#shared/model/integration/drift.ts';
import { baseOf, type Compared, comparedIssue } from '#shared/rules/integration/drift.ts';
import { draftOf } from '#shared/rules/integration/mapEpic.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';
import { mappingErrorsText } from '#shared/texts/integration/mappingErrors.ts';
import { mapOneEpic } from './mapIssue.ts';
import { refusalOf } from './refusalOf.ts';

/** How long Jira's search may not know a new issue, in milliseconds. */
const SEARCH_LAG_MS = 5 * 60_000;

/**
 * See `JiraMethods.exportEpic`. What it throws has kept it from asking for an issue.
 * @throws JiraRefusedError
 * @throws CallError field-validation-error, export-unsettled
 */
export async function exportEpic(port: JiraPort, wanted: WantedIssue): Promise<ExportedIssue | RefusedExport> {
  const { mapping, epic, ours, link } = wanted;
  const mapped = await mapOneEpic(port, mapping, epic);
  const fieldErrors = mappingErrorsText(mapped.errors);
  if (Object.keys(fieldErrors).length > 0) throw new CallError(errors.fieldValidationError, { fieldErrors });
  const issue = await createOnce(port, draftOf(mapping, mapped), wanted);
  if (!('key' in issue)) return issue;
  const { key } = issue;
  const [warning, base] = await Promise.all([
    link && addLinkInJira(port.putRemoteLink(key, { ...link, title: ours.summary || key })),
    readBase(port, { ...ours, key }),
  ]);
  return { issueKey: key, warning, ...(base !== undefined && { base }) };
}

/**
 * The one issue of an export. Whether an earlier attempt has created it is looked up before it is created once more, and
 * also when this attempt has had no answer. Where nobody can tell, a person decides.
 */
async function createOnce(
  port: JiraPort,
  draft: IssueDraft,
  { exportKey, lost: before, createAgain }: WantedIssue,
): Promise<FoundIssue | RefusedExport> {
  let lost = before;
  try {
    if (lost !== null) {
      const found = await port.findExported(lost, exportKey);
      if (typeof found === 'object') return found;
      const mayExist = found === 'unknown' || lost.until >= Date.now() - SEARCH_LAG_MS;
      if (mayExist && !createAgain) throw new CallError(errors.exportUnsettled);
      if (!mayExist) lost = null;
    }
    const created = await port.createIssue(draft, exportKey);
    if ('key' in created) return created;
    const [message] = created.messages;
    const detail = { ...(message !== undefined && { message }), fieldErrors: { ...created.errors } };
    return { ...refusalOf(new CallError(errors.fieldValidationError, detail)), lost };
  } catch (error) {
    if (!(error instanceof JiraRefusedError)) throw error;
    if (error.mayHaveActed) {
      lost = withAttempt(lost, draft.projectId);
      const found = await port.findExported(lost, exportKey).catch(() => 'unknown' as const);
      if (typeof found === 'object') return found;
    }
    return { ...refusalOf(error), lost };
  }
}

/** The link between the two exists without it, so a refusal is a warning only. @returns the warning */
async function addLinkInJira(asked: Promise<true>): Promise<string | null> {
  try {
    await asked;
    return null;
  } catch (error) {
    return `${mappingTexts.noRemoteLink}: ${refusalOf(error).error.message}`;
  }
}

/**
 * The values of an epic and of its new issue, to know later which side has changed. The link is right without them, so
 * undefined when Jira does not tell.
 */
async function readBase(port: JiraPort, ours: Compared): Promise<DriftBase | undefined> {
  try {
    return baseOf(ours, comparedIssue(await port.issue(ours.key)));
  } catch (error) {
    if (!(error instanceof JiraRefusedError)) throw error;
    return undefined;
  }
}
