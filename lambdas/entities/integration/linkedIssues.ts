import type { IssueLink } from '#lambdas/entities/epic/epic.ts';
import { dueEntries } from '#lambdas/store/dueList.ts';
import type { Key } from '#lambdas/store/keys.ts';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import type { Leased } from '#lambdas/store/lease.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { ComparedIssue } from '#shared/rules/integration/drift.ts';

/** A row that leads from an issue to its epic. */
export type IssueLinkRow = Key & IssueLink;

/** By Jira's ids: the project and the type of an issue whose mapping fills fields that are compared. */
type IssueTarget = { readonly projectId: string; readonly issueTypeId: string };

/** An issue as it was when it was read last. It is not logged, since it says nothing that the company has written. */
export type CachedIssue = {
  epicId: string;
  /** The key that the epic has for it. */
  issueKey: string;
  /** Null when it cannot be seen: it was deleted, or the account may not see it. */
  issue: (ComparedIssue & { status: string; target?: IssueTarget }) | null;
  /** When it was first seen like this, in milliseconds. */
  at: number;
};
export type CachedIssueRow = Key & CachedIssue;

/** How far the reading of an integration's issues has come. */
export type ReadingProgress = Leased & {
  /** The sort key of the last link that was looked at, while a round is not complete. */
  after?: string;
  /** The projects of links that the account does not see at all. What was seen of their issues stays. */
  unseen?: readonly string[];
  /** When a round was completed last, in milliseconds. */
  readAt?: number;
};

/** An integration with a credential. */
export type DueIntegration = { company: CompanyDomain; integrationId: string };

/** The integrations with credentials of all companies of the deployment. */
export async function dueIntegrations(): Promise<DueIntegration[]> {
  const all = platformKeys.dueIntegrations();
  const due = await dueEntries<{ integrationId: string }>(all, all);
  return due.map(({ company, integrationId }) => ({ company, integrationId }));
}
