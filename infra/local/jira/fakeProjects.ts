/** A field as Jira describes it in the metadata for creating issues. */
export type FakeField = {
  fieldId: string;
  name: string;
  required: boolean;
  hasDefaultValue: boolean;
  operations: string[];
  schema: { type: string; items?: string; system?: string; custom?: string; customId?: number };
  allowedValues?: Record<string, unknown>[];
};
type FakeIssueType = { id: string; name: string; subtask: boolean; fields: FakeField[] };
export type FakeProject = { id: string; key: string; name: string; issueTypes: FakeIssueType[] };

/** What the two faces of Jira call the lists in their pages; Cloud gives projects by pages too. */
const lists = {
  'data-center': { issueTypes: 'values', fields: 'values' },
  cloud: { issueTypes: 'issueTypes', fields: 'fields' },
} as const;

/** Jira gives no more at once, whatever it is asked for: of projects, and of types of issues and their fields. */
const PAGE_SIZE = 50;
const META_PAGE_SIZE = 200;

/**
 * The content of an answer about projects, the types of their issues and the fields of those.
 * @param path below the path of the API
 * @returns undefined where there is nothing
 */
export function projectAnswer(
  face: keyof typeof lists,
  projects: readonly FakeProject[],
  path: string,
  query: URLSearchParams,
): object | undefined {
  const named = projects.map(({ id, key, name }) => ({ id, key, name, projectTypeKey: 'software' }));
  if (path === '/project/search' && face === 'cloud') {
    const withTypes = projects.map(({ issueTypes }, i) => ({
      ...named[i],
      issueTypes: issueTypes.map(({ id, name: type, subtask }) => ({ id, name: type, subtask })),
    }));
    const isExpanded = query.get('expand')?.split(',').includes('issueTypes') === true;
    const shown = page('values', isExpanded ? withTypes : named, query);
    return { ...shown, isLast: shown.startAt + shown.maxResults >= shown.total };
  }
  if (path === '/project') return named;
  const [, name] = /^\/project\/([^/]+)$/.exec(path) ?? [];
  if (name !== undefined) return named.find((one) => one.key === decodeURIComponent(name));
  const [, key, typeId] = /^\/issue\/createmeta\/([^/]+)\/issuetypes(?:\/([^/]+))?$/.exec(path) ?? [];
  const types = projects.find((project) => project.key === decodeURIComponent(key ?? ''))?.issueTypes;
  if (types === undefined) return undefined;
  if (typeId === undefined) {
    const shown = types.map(({ id, name, subtask }) => ({ id, name, subtask, description: '' }));
    return page(lists[face].issueTypes, shown, query, META_PAGE_SIZE);
  }
  const fields = types.find(({ id }) => id === typeId)?.fields;
  // Cloud calls an id of a field its key as well.
  const shown = face === 'cloud' ? fields?.map((field) => ({ key: field.fieldId, ...field })) : fields;
  return shown && page(lists[face].fields, shown, query, META_PAGE_SIZE);
}

function page(name: string, all: readonly object[], query: URLSearchParams, most = PAGE_SIZE) {
  const startAt = Number(query.get('startAt') ?? 0);
  const maxResults = Math.min(Number(query.get('maxResults') ?? PAGE_SIZE), most);
  return { startAt, maxResults, total: all.length, [name]: all.slice(startAt, startAt + maxResults) };
}
