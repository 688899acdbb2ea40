import { expect, test } from 'vitest';
import type { JiraKind } from '#lambdas/ports/jira/client/jiraKind.ts';
import { jiraFields } from '#lambdas/ports/jira/client/jiraValues.ts';
import { wikiText } from '#lambdas/ports/jira/client/wikiText.ts';

test.each([
  ['Pay at the till', 'Pay at the till'],
  ['well-known snake_case 2*3 a+b C++11', 'well-known snake_case 2*3 a+b C\\+\\+11'],
  ['see {code}x{code}', 'see \\{code\\}x\\{code\\}'],
  ['[ ] tick [x|https://a.example] !pic.png!', '\\[ \\] tick \\[x\\|https://a.example\\] \\!pic.png\\!'],
  ['*must* and _may_ and -not-', '\\*must\\* and \\_may\\_ and \\-not\\-'],
  ['C:\\plans', 'C:\\\\plans'],
  ['# one\n* two\n- three\n## four', '\\# one\n\\* two\n\\- three\n\\## four'],
])('%j is shown as it is by %j', (text, markup) => {
  expect(wikiText(text)).toBe(markup);
});

test('only the fields that Data Center itself reads as markup are escaped, and none of Jira Cloud', () => {
  const value = (fieldId: string) => ({
    ...{ fieldId, name: fieldId, type: 'multi-line string' as const, value: { kind: 'text' as const, text: '*a*' } },
  });
  const values = ['description', 'environment', 'customfield_10001'].map(value);
  expect(jiraFields({ richText: false } as JiraKind, values)).toEqual({
    ...{ description: '\\*a\\*', environment: '\\*a\\*', customfield_10001: '*a*' },
  });
  expect(JSON.stringify(jiraFields({ richText: true } as JiraKind, values))).not.toContain('\\');
});
