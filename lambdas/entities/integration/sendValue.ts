import type { IssueRefusal } from '#lambdas/ports/jira/port.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Difference } from '#shared/model/integration/drift.ts';
import type { ExportData } from '#shared/model/integration/fieldMapping.ts';
import { isDelivered, isDone } from '#shared/rules/integration/drift.ts';
import type { ExportedEpic } from '#shared/rules/integration/epicExport.ts';
import { exchangedVersions } from '#shared/rules/integration/fixVersions.ts';
import type { FollowedField } from '#shared/rules/integration/followedFields.ts';
import { mappingErrorsText } from '#shared/texts/integration/mappingErrors.ts';
import { cachedIssueOf } from './cachedIssue.ts';
import { readFromJira, changeInJira, type CompanySender } from './callJira.ts';
import type { Link } from './epicLink.ts';
import type { IntegrationItem } from './integration.ts';
import type { CachedIssue } from './linkedIssues.ts';

type Given = {
  readonly followed: readonly FollowedField[] | undefined;
  readonly status: string | undefined;
  readonly mapped:
    | { readonly field: FollowedField; readonly mapping: ExportData; readonly epic: ExportedEpic }
    | undefined;
};

/** The issue as it is then, or the statuses of which a person has to choose one before anything is sent. */
type Sent = NonNullable<CachedIssue['issue']> | { readonly choices: readonly string[] };

/**
 * Sends a value of an epic to its issue. Doing so again changes nothing.
 * @param link that of the epic with its issue
 * @param given the fields that the mapping of the issue fills; the status that a person has chosen to stand for the
 * value; and for a mapped field what fills it
 * @throws CallError field-validation-error, and as `changeInJira` does
 */
export async function sendValue(
  sender: CompanySender,
  integration: IntegrationItem,
  link: Link,
  { field, ours }: Pick<Difference, 'field' | 'ours'>,
  { followed, status, mapped }: Given,
): Promise<Sent> {
  const key = link.integrationInfo.issueKey;
  const outcome =
    field === 'status'
      ? await sendStatus(sender, integration, key, isDone(ours), status)
      : field === 'fixVersion'
        ? await sendFixVersion(sender, integration, key, ours, link.base?.fixVersion?.ours)
        : mapped !== undefined
          ? await sendMapped(sender, integration, key, mapped)
          : await changeInJira(sender, integration, 'updateIssue', key, { [field]: ours });
  if (outcome !== true) {
    const { choices } = outcome;
    if (choices !== undefined) return { choices };
    const message = outcome.messages[0] ?? Object.values(outcome.errors)[0];
    throw new CallError(errors.fieldValidationError, {
      ...(message !== undefined && { message }),
      fieldErrors: { ...outcome.errors },
    });
  }
  // The gateway gets its arguments as JSON, which turns undefined into null.
  const fieldIds = (followed ?? []).map(({ id }) => id);
  return cachedIssueOf(await readFromJira(sender.company, integration, 'issue', key, fieldIds), followed);
}

/** Sends the value of a mapped field, as an export does. */
async function sendMapped(
  sender: CompanySender,
  integration: IntegrationItem,
  key: string,
  { field, mapping, epic }: NonNullable<Given['mapped']>,
): Promise<true | IssueRefusal> {
  const { values, errors: refused } = await readFromJira(sender.company, integration, 'mapEpic', mapping, epic);
  const { [field.id]: error } = mappingErrorsText(refused);
  if (error !== undefined) return { messages: [], errors: { [field.id]: error } };
  const sent = values.filter(({ fieldId }) => fieldId === field.id);
  return changeInJira(sender, integration, 'updateIssue', key, { values: sent });
}

async function sendStatus(
  sender: CompanySender,
  integration: IntegrationItem,
  key: string,
  wanted: boolean,
  status: string | undefined,
): Promise<true | IssueRefusal> {
  const before = cachedIssueOf(await readFromJira(sender.company, integration, 'issue', key));
  const isThere = wanted ? isDelivered(before) : !before.isDone;
  return isThere || changeInJira(sender, integration, 'transitionIssue', key, wanted, status);
}

/** @param before the name of the release when both sides were the same; undefined where nobody has noted it */
async function sendFixVersion(
  sender: CompanySender,
  integration: IntegrationItem,
  key: string,
  release: string,
  before: string | undefined,
): Promise<true | IssueRefusal> {
  const { fixVersions } = await readFromJira(sender.company, integration, 'issue', key);
  const { add, remove } = exchangedVersions(fixVersions, release, before);
  if (add === null && remove.length === 0) return true;
  return changeInJira(sender, integration, 'updateIssue', key, {
    ...(add !== null && { fixVersion: add }),
    withoutFixVersions: remove,
  });
}
