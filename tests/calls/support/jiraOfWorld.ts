import { createFakeJira, type FakeJira } from '#infra/local/jira/fakeJira.ts';
import { JiraUnreachableError } from '#lambdas/ports/jira/jiraHttp.ts';
import { connectFake } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { tillIssue, tillProject } from '#tests/ports/jira/support/tillProject.ts';
import { TOKEN } from './integration.ts';

/** Puts a new Jira with two projects and an issue where the connection of a world leads. */
export function jiraOfWorld({ domain }: { domain: string }): FakeJira {
  const jira = connectFake(createFakeJira('data-center', `https://jira.${domain}`));
  jira.accounts.set(`Bearer ${TOKEN}`, { name: 'storyd', mayCreateIssues: true });
  jira.projects.push(tillProject(), tillProject('CASH', '10200'));
  jira.issues.push(tillIssue());
  return jira;
}

/** Lets a Jira do what it is asked for, and loses its answers to requests of a method and path that `isLost` names. */
export function loseAnswers(jira: FakeJira, isLost: (request: { method: string; path: string }) => boolean): void {
  connectFake({
    ...jira,
    http: async (request) => {
      const answer = await jira.http(request);
      if (isLost({ method: request.method, path: request.url.pathname })) throw new JiraUnreachableError('time-out');
      return answer;
    },
  });
}
