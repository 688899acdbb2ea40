import { sha256 } from '#lambdas/store/sha256.ts';
import { sortableTime } from '#lambdas/store/sortableTime.ts';
import { projectOfIssue } from '#shared/rules/integration/projectOfIssue.ts';
import type { Key, Keys, Range } from './base.ts';

/** What a mapping is for. */
export type MappingTarget = { integrationId: string; projectId: string; issueTypeId: string };

const inIntegrations = (co: Keys, sk: string): Key => ({ pk: `${co}#INTEGRATIONS`, sk });

export const integration = (co: Keys, id: string): Key => inIntegrations(co, `integration#${id}`);
export const integrations = (co: Keys): Range => ({ pk: `${co}#INTEGRATIONS`, prefix: 'integration#' });
/** The integration that is connected with Jira, by Jira's own id. */
export const integrationOfInstance = (co: Keys, instanceId: string): Key =>
  inIntegrations(co, `instance#${sha256(instanceId)}`);
/** The trash of integrations, by the time of deletion. */
export const trashedIntegration = (co: Keys, deletedAt: number, id: string): Key =>
  inIntegrations(co, `trash#${sortableTime(deletedAt)}#${id}`);
/** The mapping for a type of issues of a project, by Jira's ids. */
export const savedMapping = (co: Keys, { integrationId, projectId, issueTypeId }: MappingTarget): Key =>
  inIntegrations(co, `mapping#${integrationId}#${sha256(JSON.stringify([projectId, issueTypeId]))}`);
export const savedMappings = (co: Keys): Range => ({ pk: `${co}#INTEGRATIONS`, prefix: 'mapping#' });
export const savedMappingsOf = (co: Keys, integrationId: string): Range => ({
  pk: `${co}#INTEGRATIONS`,
  prefix: `mapping#${integrationId}#`,
});
/** The encrypted credential of an integration, in a partition of its own, which one function may read. */
export const credential = (co: Keys, id: string): Key => ({ pk: `${co}#CREDENTIAL#${id}`, sk: 'credential' });

const inSent = (co: Keys, id: string, sk: string): Key => ({ pk: `${co}#SENT#${id}`, sk });

/** What was sent by way of an integration, by time. */
export const sentBy = (co: Keys, integrationId: string, entry: string): Key =>
  inSent(co, integrationId, `sent#${entry}`);
export const allSentBy = (co: Keys, integrationId: string): Range => ({
  pk: `${co}#SENT#${integrationId}`,
  prefix: 'sent#',
});
/** What was sent for an epic, by time. It is in a partition of the story map, so that it can be erased with it. */
export const sentFor = (co: Keys, containerId: string, epicId: string, entry: string): Key =>
  inSent(co, containerId, `sent#${epicId}#${entry}`);
export const allSentFor = (co: Keys, containerId: string, epicId: string): Range => ({
  pk: `${co}#SENT#${containerId}`,
  prefix: `sent#${epicId}#`,
});
export const allSentForMap = (co: Keys, containerId: string): Range => ({
  pk: `${co}#SENT#${containerId}`,
  prefix: 'sent#',
});

const inLinks = (co: Keys, integrationId: string, sk: string): Key => ({ pk: `${co}#LINKS#${integrationId}`, sk });
/** The epic that is linked with an issue of an integration: those of a project stand together. */
export const issueLink = (co: Keys, integrationId: string, issueKey: string, epicId: string): Key =>
  inLinks(co, integrationId, `link#${sha256(projectOfIssue(issueKey))}#${epicId}`);
export const issueLinks = (co: Keys, integrationId: string): Range => ({
  pk: `${co}#LINKS#${integrationId}`,
  prefix: 'link#',
});
/** The issue of an epic as Jira had it last. */
export const cachedIssue = (co: Keys, integrationId: string, epicId: string): Key =>
  inLinks(co, integrationId, `seen#${epicId}`);
export const cachedIssues = (co: Keys, integrationId: string): Range => ({
  pk: `${co}#LINKS#${integrationId}`,
  prefix: 'seen#',
});
/** How far the reading of an integration's issues has come. */
export const readingIssues = (co: Keys, integrationId: string): Key => inLinks(co, integrationId, 'reading');
