import {
  type FakeIssue,
  findIssue,
  hiddenBy,
  type IssueStore,
  projectOf,
  shownIssue,
  wantedFields,
} from './fakeIssues.ts';
import { type Asked, failure, fieldsIn, ok, type Reply, textIn } from './fakeReply.ts';

/** Jira gives no more issues at once, whatever it is asked for. */
const MAX_RESULTS = 100;

type Condition = { field: string; operator: string; values: string[] };

/** The answer to a search by JQL; undefined for another request. Cloud gives pages by tokens, Data Center by numbers. */
export function searchReply(store: IssueStore, { method, path, query, body }: Asked): Reply | undefined {
  const isCloud = store.face === 'cloud';
  if (path !== (isCloud ? '/search/jql' : '/search') || (method !== 'GET' && method !== 'POST')) return undefined;
  const sent: Readonly<Record<string, unknown>> = method === 'POST' ? fieldsIn(body) : Object.fromEntries(query);
  const jql = textIn(sent['jql']);
  // Cloud refuses searches over everything.
  if (isCloud && jql.trim() === '') return failure(400, 'Unbounded JQL queries are not allowed here.');
  const conditions = conditionsOf(jql);
  if (conditions === undefined) return failure(400, `Error in the JQL Query: '${jql}'`);
  const unknown = isLenient(sent['validateQuery']) ? undefined : unknownKey(store, conditions);
  if (unknown !== undefined) return failure(400, `An issue with key '${unknown}' does not exist for field 'key'.`);
  const found = store.issues.filter(
    (issue) => isKnown(store, issue) && conditions.every((one) => holds(store, issue, one)),
  );
  const maxResults = Math.min(Number(sent['maxResults'] ?? 50), MAX_RESULTS);
  const startAt = Number((isCloud ? sent['nextPageToken'] : sent['startAt']) ?? 0);
  const fields = sent['fields'];
  const wanted = Array.isArray(fields) ? fields.map(String).join(',') : textIn(fields) || (isCloud ? 'id' : '*all');
  const page = found.slice(startAt, startAt + maxResults);
  const issues = page.map((issue) => shownIssue(store, issue, wantedFields(wanted)));
  if (!isCloud) return ok({ startAt, maxResults, total: found.length, issues });
  const next = startAt + page.length;
  return next < found.length
    ? ok({ issues, nextPageToken: String(next), isLast: false })
    : ok({ issues, isLast: true });
}

/** Whether the search knows an issue: one that the account sees, and that is no longer new. */
const isKnown = (store: IssueStore, issue: FakeIssue) =>
  hiddenBy(store, issue) === undefined && (issue.created ?? 0) + store.searchLag <= Date.now();

const isLenient = (validateQuery: unknown) => ['false', 'warn', 'none'].includes(String(validateQuery));

/** The conditions of a query, all of which have to hold; undefined for one that is not understood. */
function conditionsOf(jql: string): Condition[] | undefined {
  const tokens: readonly string[] =
    jql.match(/"(?:\\.|[^"\\])*"|currentUser\(\)|[(),]|[!<>]=|[=~]|[^\s(),=~!<>"]+/g) ?? [];
  const word = (index: number) => (tokens[index] ?? '').toLowerCase();
  const conditions: Condition[] = [];
  let at = 0;
  while (at < tokens.length && word(at) !== 'order') {
    if (conditions.length > 0 && word(at++) !== 'and') return undefined;
    const field = word(at++);
    const operator = word(at++);
    if (operator === 'in') {
      const end = tokens.indexOf(')', at);
      if (tokens[at] !== '(' || end === -1) return undefined;
      conditions.push({
        field,
        operator: '=',
        values: tokens
          .slice(at + 1, end)
          .filter((one) => one !== ',')
          .map(unquoted),
      });
      at = end + 1;
    } else {
      const value = tokens[at++];
      if (!['=', '!=', '~', '>=', '<='].includes(operator) || value === undefined) return undefined;
      conditions.push({ field, operator, values: [unquoted(value)] });
    }
  }
  return conditions.every(({ field }) => fieldNames.has(field)) ? conditions : undefined;
}

const keyNames = ['key', 'issuekey', 'issue', 'id'];
const fieldNames = new Set([...keyNames, 'project', 'issuetype', 'status', 'summary', 'reporter', 'created']);

const unquoted = (token: string) => (token.startsWith('"') ? token.slice(1, -1).replace(/\\(.)/g, '$1') : token);

/** A key in the conditions that no issue has. */
function unknownKey({ issues }: IssueStore, conditions: readonly Condition[]): string | undefined {
  const keys = conditions.flatMap(({ field, values }) => (keyNames.includes(field) ? values : []));
  return keys.find((key) => findIssue(issues, key) === undefined);
}

function holds(store: IssueStore, issue: FakeIssue, { field, operator, values }: Condition): boolean {
  if (field === 'summary') return values.every((text) => contains(textIn(issue.fields['summary']), text));
  if (field === 'created') return values.every((value) => isWithin(issue.created ?? 0, operator, value));
  if (field === 'reporter')
    return values.every((value) => value === 'currentUser()' && issue.reporter === store.account);
  const project = projectOf(store.projects, issue);
  const type = project?.issueTypes.find(({ id }) => id === issue.typeId);
  const own = keyNames.includes(field)
    ? [issue.id, issue.key, ...issue.formerKeys]
    : field === 'project'
      ? [project?.id, project?.key, project?.name]
      : field === 'status'
        ? [issue.status]
        : [type?.id, type?.name];
  const isOne = values.some((value) => own.some((one) => one?.toLowerCase() === value.toLowerCase()));
  return operator === '!=' ? !isOne : isOne;
}

/** Whether a moment is before or after one that is some minutes ago, such as `-5m`. */
function isWithin(at: number, operator: string, value: string): boolean {
  const minutes = Number(/^-(\d+)m$/.exec(value)?.[1]);
  const limit = Date.now() - minutes * 60_000;
  return operator === '>=' ? at >= limit : operator === '<=' && at <= limit;
}

/** The words of a text as Jira's index has them: an apostrophe is part of a word, a hyphen where digits are around. */
function wordsOf(text: string): readonly string[] {
  const found: readonly string[] = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  return found.flatMap((word) => (/\d/.test(word) ? [word] : word.split('-')));
}

/** Whether a text holds the words of a search; in quotes they have to follow one another. */
function contains(text: string, search: string): boolean {
  const [all, wanted] = [wordsOf(text), wordsOf(search)];
  if (!/^".*"$/s.test(search)) return wanted.every((one) => all.includes(one));
  return all.some((_word, start) => wanted.every((one, index) => all[start + index] === one));
}
