import { inject } from 'vitest';
import type { FakeIssue } from '#infra/local/jira/fakeIssues.ts';

type Changed = {
  /** The address of the Jira. */
  origin: string;
  key: string;
  change: { status?: FakeIssue['status']; fields?: FakeIssue['fields'] };
};

/** Changes an issue as people in Jira would, and lets the server read what has become of all issues. */
export async function changeInJira(changed: Changed): Promise<void> {
  const { deskUrl } = inject('stack');
  const response = await fetch(`${deskUrl}/issue`, { method: 'POST', body: JSON.stringify(changed) });
  if (!response.ok) throw new Error(await response.text());
}
