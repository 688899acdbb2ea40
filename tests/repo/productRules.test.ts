import { describe, expect, test } from 'vitest';
import {
  checkCitedTests,
  checkDecisions,
  checkListOfDecisions,
  checkNoAbsentDocuments,
  checkRulesCited,
  checkRulesProven,
  DECISIONS,
  RULES,
  rulesOf,
} from './rules/productRules.ts';
import { lines, readTree, type Source } from './rules/tree.ts';

const sources = readTree();

describe("the product's rules", () => {
  test('exist', () => {
    expect(rulesOf(sources).length).toBeGreaterThan(100);
  });

  test('are each proven by an existing test', () => {
    expect(lines(checkRulesProven(sources))).toEqual([]);
  });

  test('include all that the code names', () => {
    expect(lines(checkRulesCited(sources))).toEqual([]);
  });
});

test('no missing document is cited', () => {
  expect(lines(checkNoAbsentDocuments(sources))).toEqual([]);
});

test('every named test file exists', () => {
  expect(lines(checkCitedTests(sources))).toEqual([]);
});

test('every decision has a status and a date', () => {
  expect(lines(checkDecisions(sources))).toEqual([]);
});

test('the list of decisions is whole and in order', () => {
  expect(lines(checkListOfDecisions(sources))).toEqual([]);
});

describe('the checks themselves', () => {
  const page = (text: string): Source => ({ path: RULES, text });
  const proof: Source = { path: 'tests/calls/a.test.ts', text: "test('it\\'s one', () => {});" };
  const rule = "- **map.1** One only. [it's one](../tests/calls/a.test.ts)";

  test('accept a rule that a test proves', () => {
    expect(checkRulesProven([page(rule), proof])).toEqual([]);
  });

  test('report a rule without a test, one whose test is missing or renamed, and a duplicate id', () => {
    const problems = (text: string, ...tests: Source[]) =>
      checkRulesProven([page(text), ...tests]).map(({ problem }) => problem);
    expect(problems('- **map.1** One only. [why](decisions/README.md)', proof)).toEqual(['map.1 links no test']);
    expect(problems(rule)).toEqual(['map.1 links tests/calls/a.test.ts, which is not there']);
    expect(problems(rule.replace("it's one", 'a.test.ts'), proof)).toEqual([
      "map.1 links the test 'a.test.ts', which tests/calls/a.test.ts has not got",
    ]);
    expect(problems(rule.replace("it's one", "it's two"), proof)).toEqual([
      "map.1 links the test 'it's two', which tests/calls/a.test.ts has not got",
    ]);
    expect(problems(`${rule}\n${rule}`, proof)).toEqual(['map.1 is the id of another rule already']);
  });

  test('report a citation of a missing rule', () => {
    const found = (text: string, path = 'shared/a.ts') => checkRulesCited([page(rule), { path, text }]).length;
    expect(found('/** Nothing twice (rule map.1). */')).toBe(0);
    expect(found('/** Nothing twice (rule map.2). */')).toBe(1);
    expect(found('/** Nothing twice (rules map.1, map.3). */')).toBe(1);
    expect(found('/** Nothing twice (rule mpa.1). */', 'docs/data-model.md')).toBe(1);
    expect(found('See map.10 or heatmap.10 of roadmap.2.0.')).toBe(1);
  });

  test('report a decision without status or date', () => {
    const found = (line: string) =>
      checkDecisions([{ path: 'docs/decisions/0001-a.md', text: `# 0001: A\n\n${line}\n` }]).length;
    expect(found('Status: Accepted. Date: 2026-11-21.')).toBe(0);
    expect(found('Status: Superseded by [0002](0002-b.md). Date: 2026-11-21.')).toBe(0);
    expect(found('Status: Superseded. Date: 2026-11-21.')).toBe(1);
    expect(found('Status: Accepted.')).toBe(1);
    expect(found('')).toBe(1);
  });

  test('report a decision that is not listed, a duplicate, a missing one and a wrong order', () => {
    const records = ['0001-a', '0002-b'].map((name) => ({ path: `docs/decisions/${name}.md`, text: '' }));
    const found = (...rows: string[]) =>
      checkListOfDecisions([...records, { path: DECISIONS, text: rows.join('\n') }]).map(({ problem }) => problem);
    const [a, b] = ['| [0001](0001-a.md) | A |', '| [0002](0002-b.md) | B |'];
    expect(found('| | |', a, b)).toEqual([]);
    expect(found(a)).toEqual(['lacks 0002-b.md']);
    expect(found(b, a)).toEqual(['lists 0001 too late']);
    expect(found(a, b, b)).toEqual(['lists 0002 too late']);
    expect(found(a, b, '| [0003](0003-c.md) | C |')).toEqual(['lists 0003-c.md, which is not there']);
    expect(found(a, '| [0003](0002-b.md) | B |')).toEqual(['lists 0002-b.md as 0003']);
  });

  test('report a missing test file', () => {
    const found = (text: string, path = 'docs/a.md') => checkCitedTests([proof, { path, text }]).length;
    expect(found('`tests/calls/a.test.ts`, [it](../tests/calls/a.test.ts), `npx vitest run tests/calls`')).toBe(0);
    expect(found('`tests/calls/b.test.ts`')).toBe(1);
    expect(found('/** As in tests/calls/a.test.tsx. */', 'shared/a.ts')).toBe(1);
    expect(found('[it](../tests/e2e/deep/b.spec.ts), [it](../tests/e2e/c.spec.ts)', 'README.md')).toBe(2);
  });

  test('report a citation of a missing document', () => {
    const found = (text: string) => checkNoAbsentDocuments([{ path: 'shared/a.ts', text }]).length;
    const section = String.fromCodePoint(0xa7);
    for (const cited of [
      `Foundatio${'n'} 4`,
      `planning ${section}9`,
      `(decision${'s'} 11)`,
      `decision${''} 5`,
      `(desig${'n'}, Data)`,
      `settled poin${'t'} 17`,
      `The documentatio${'n'} does not say`,
      `documentatio${'n'} did not`,
      `implied by the documentatio${'n'}`,
    ])
      expect(found(`/** Two levels (${cited}). */`)).toBe(1);
    expect(found(`As the specificatio${'n'} has it`)).toBe(1);
    expect(found(`RFC 5321 ${section}4.5`)).toBe(0);
    expect(
      found('PointInTimeRecoverySpecification, docs/decisions/0005, release planning, by design, # Documentation'),
    ).toBe(0);
  });
});
