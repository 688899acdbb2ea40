import * as z from 'zod/mini';

export const serverInfoSchema = z.object({
  baseUrl: z.optional(z.string()),
  deploymentType: z.optional(z.string()),
  versionNumbers: z.array(z.number()),
});
type ServerInfo = z.infer<typeof serverInfoSchema>;

/** What an adapter knows of its kind of Jira. */
export type JiraKind = {
  /** The path of its API. */
  readonly api: string;
  /** Why a server that says this of itself cannot be used: it is of another kind, or too old. */
  readonly unusable: (info: ServerInfo) => 'other-kind' | 'old-version' | undefined;
  /** The id of the instance where its address tells it. */
  readonly instanceAt: (baseUrl: string) => string | undefined;
  /** The path where anyone may read the id of the instance, and the field that holds it. */
  readonly instance: { readonly path: string; readonly field: string };
  /** The path of its search by JQL. */
  readonly search: string;
  /** Where it gives many issues by their keys; null where a search does. */
  readonly bulkFetch: string | null;
  /** Whether long texts are documents and not strings. */
  readonly richText: boolean;
  /** Where it lists projects by pages, null where in one answer; and the fields that hold the pages of other lists. */
  readonly lists: { readonly projects: string | null; readonly issueTypes: string; readonly fields: string };
};

/** The property of an issue that names the export which has created it. */
export const EXPORT_PROPERTY = 'storyd.export';

/** The path of an issue. */
export const issuePath = ({ api }: JiraKind, key: string): string => `${api}/issue/${encodeURIComponent(key)}`;
