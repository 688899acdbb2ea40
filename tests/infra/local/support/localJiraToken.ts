import type { LocalStack } from '#infra/local/stack.ts';

/** The token that the page of the local Jira shows under a label. */
export async function localJiraToken({ jiraUrl }: LocalStack, label: string): Promise<string> {
  const page = await (await fetch(jiraUrl)).text();
  return new RegExp(`<dt>${label}</dt><dd><code>([^<]+)</code>`).exec(page)?.[1] ?? 'none';
}
