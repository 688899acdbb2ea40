import { basename, dirname, join } from 'node:path/posix';
import { type Finding, matching, type Source } from './tree.ts';

/** Where the product's rules stand. */
export const RULES = 'docs/rules.md';

type Rule = { id: string; at: string; tests: readonly { title: string; path: string }[] };

/** The lines of a text, each with the place to which a finding points. */
const placed = ({ path, text }: Source) => text.split('\n').map((line, i) => ({ at: `${path}:${i + 1}`, line }));

/** The rules of the page, each with the tests that it links: their titles and where they are. */
export function rulesOf(sources: readonly Source[]): Rule[] {
  return sources
    .filter(({ path }) => path === RULES)
    .flatMap(placed)
    .flatMap(({ at, line }) => {
      const id = /^- \*\*([a-z]+\.\d+)\*\*/.exec(line)?.[1];
      if (id === undefined) return [];
      const links = [...line.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
      const tests = links.map(([, title = '', path = '']) => ({ title, path: join(dirname(RULES), path) }));
      return [{ id, at, tests: tests.filter(({ path }) => path.startsWith('tests/')) }];
    });
}

/** Every rule has an id of its own, and links a test that is there under that title. */
export function checkRulesProven(sources: readonly Source[]): Finding[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text.replaceAll("\\'", "'")]));
  const taken = new Set<string>();
  return rulesOf(sources).flatMap(({ id, at, tests }) => {
    const findings: Finding[] = [];
    if (taken.has(id)) findings.push({ path: at, problem: `${id} is the id of another rule already` });
    taken.add(id);
    if (tests.length === 0) findings.push({ path: at, problem: `${id} links no test` });
    for (const { title, path } of tests) {
      const text = texts.get(path);
      if (text === undefined) findings.push({ path: at, problem: `${id} links ${path}, which is not there` });
      else if (!text.includes(title))
        findings.push({ path: at, problem: `${id} links the test '${title}', which ${path} has not got` });
    }
    return findings;
  });
}

/** Files that may cite rules: everything written by hand, except the page itself and the examples of citations. */
const citing = (sources: readonly Source[]) =>
  matching(sources, /^(shared|lambdas|infra|web|tests|docs)\/|^[^/]+\.(md|ts|mjs)$/).filter(
    ({ path }) => path !== RULES && !path.startsWith('tests/repo/') && !path.startsWith('docs/api/'),
  );

/** Every rule that is named somewhere is on the page. */
export function checkRulesCited(sources: readonly Source[]): Finding[] {
  const ids = new Set(rulesOf(sources).map(({ id }) => id));
  const groups = [...new Set([...ids].map((id) => id.split('.')[0]))];
  const cited = new RegExp(`(?<=\\brules? )[a-z]+\\.\\d+|(?<![\\w./-])(?:${groups.join('|')})\\.\\d+(?![\\w.])`, 'g');
  return citing(sources)
    .flatMap(placed)
    .flatMap(({ at, line }) =>
      [...line.matchAll(cited)]
        .filter(([id]) => !ids.has(id))
        .map(([id]) => ({ path: at, problem: `names the rule ${id}, which ${RULES} has not got` })),
    );
}

/** Every record of a decision says whether it holds and since when. */
export function checkDecisions(sources: readonly Source[]): Finding[] {
  const status = /^Status: (Accepted|Superseded by \[\d{4}\]\(\S+\.md\))\. Date: \d{4}-\d{2}-\d{2}\.$/m;
  return matching(sources, /^docs\/decisions\/\d{4}-[^/]+\.md$/)
    .filter(({ text }) => !status.test(text))
    .map(({ path }) => ({ path, problem: "lacks its line 'Status: Accepted. Date: 2026-01-31.'" }));
}

/** Where the decisions are listed. */
export const DECISIONS = 'docs/decisions/README.md';

/** The list of decisions names every record once, in the order of their numbers. */
export function checkListOfDecisions(sources: readonly Source[]): Finding[] {
  const records = matching(sources, /^docs\/decisions\/\d{4}-[^/]+\.md$/).map(({ path }) => basename(path));
  const listed = sources
    .filter(({ path }) => path === DECISIONS)
    .flatMap(placed)
    .flatMap(({ at, line }) => {
      const [, number, file] = /^\| \[(\d{4})\]\(([^)]+)\) \|/.exec(line) ?? [];
      return number === undefined || file === undefined ? [] : [{ at, number, file }];
    });
  return [
    ...records
      .filter((record) => !listed.some(({ file }) => file === record))
      .map((record) => ({ path: DECISIONS, problem: `lacks ${record}` })),
    ...listed.flatMap(({ at, number, file }, i) => {
      if (!records.includes(file)) return [{ path: at, problem: `lists ${file}, which is not there` }];
      if (!file.startsWith(`${number}-`)) return [{ path: at, problem: `lists ${file} as ${number}` }];
      return number > (listed[i - 1]?.number ?? '') ? [] : [{ path: at, problem: `lists ${number} too late` }];
    }),
  ];
}

/** The test of the call that the README adds as an example. */
const EXAMPLE = 'tests/calls/story_map/rename_container.test.ts';

/** Every test file that is named in code or in a document is there. */
export function checkCitedTests(sources: readonly Source[]): Finding[] {
  const paths = new Set([...sources.map(({ path }) => path), EXAMPLE]);
  return citing(sources)
    .flatMap(placed)
    .flatMap(({ at, line }) =>
      [...line.matchAll(/(?<![\w/-])(?:\.{1,2}\/)*(tests\/[\w./-]+\.(?:test|spec)\.tsx?)\b/g)]
        .filter(([, path = '']) => !paths.has(path))
        .map(([, path]) => ({ path: at, problem: `names ${path}, which is not there` })),
    );
}

/**
 * How documents were cited that the repository has not got. `docs/decisions/0005` is there and may be cited, and so may
 * an RFC with its sections, or the documentation of somebody else. The brackets and the escapes keep this file from
 * being one of its own findings.
 */
const absent = new RegExp(
  [
    /\bfoundatio[n]\b/,
    /\b(?:planning|administration) \u00a7/,
    /\bdecisions? \d/,
    /\(design[,)]/,
    /\bspecificatio[n]s?\b/,
    /(?<!\bRFC \d+ )\u00a7/,
    /\bsettled poin[t]s?\b/,
    /\bthe documentatio[n](?! of\b)/,
    /\bdocumentatio[n] (?:does|did|says?|said|implies|leaves|left)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/**
 * No document is cited that is not in the repository: a rule of docs/rules.md, a decision, or a plain reason says more.
 */
export function checkNoAbsentDocuments(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => path !== 'package-lock.json')
    .flatMap(placed)
    .filter(({ line }) => absent.test(line))
    .map(({ at }) => ({
      path: at,
      problem: `cites a document that is not in the repository; name a rule of ${RULES}`,
    }));
}
