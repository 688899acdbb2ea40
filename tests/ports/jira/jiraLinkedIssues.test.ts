import { describe, expect, test } from 'vitest';
import { connectAdapter } from './support/connectAdapter.ts';
import { tillIssue, tillProject } from './support/tillProject.ts';

/** A Jira with three issues, of which one has come from another project. */
function withIssues(face: 'data-center' | 'cloud') {
  const adapter = connectAdapter(face);
  adapter.jira.projects.push(tillProject(), tillProject('CASH', '10200'));
  const issues = ['TILL-1', 'TILL-2', 'CASH-1'].map((key, i) => ({ ...tillIssue(key), id: `${10_050 + i}` }));
  adapter.jira.issues.push(...issues);
  Object.assign(adapter.jira.issues[2] ?? {}, { formerKeys: ['TILL-3'] });
  return adapter;
}

describe.each(['data-center', 'cloud'] as const)('Jira, %s,', (face) => {
  test('gives many issues at once, without those that are gone', async () => {
    const { jira, port, api } = withIssues(face);
    const [first] = jira.issues;
    Object.assign(first?.fields ?? {}, {
      priority: { id: '2', name: 'High' },
      fixVersions: [{ id: '71', name: 'Spring' }],
      resolution: { id: '3', name: 'Fixed' },
    });
    if (first !== undefined) first.status = 'Done';
    const found = await port.issues(['TILL-1', 'TILL-3', 'TILL-9']);
    expect(found).toEqual([
      {
        ...{ key: 'TILL-1', summary: 'Count the till', status: 'Done', isDone: true, priority: 'High' },
        ...{ resolution: 'Fixed', fixVersions: ['Spring'], projectId: '10100', issueTypeId: '10001' },
      },
      expect.objectContaining({ key: 'CASH-1', isDone: false, priority: null, fixVersions: [], projectId: '10200' }),
    ]);
    const path = face === 'cloud' ? '/issue/bulkfetch' : '/search';
    expect(jira.requests.map(({ url }) => url.pathname)).toEqual([`/jira${api}${path}`]);
    const many = Array.from({ length: 101 }, (_, i) => `TILL-${i}`);
    await expect(port.issues(many)).rejects.toThrow('too many');
  });

  test('takes the values of an epic, or says why it does not', async () => {
    const { jira, port } = withIssues(face);
    const change = { summary: 'Count it', priority: 'Low', fixVersion: 'Spring' };
    expect(await port.updateIssue('TILL-1', change)).toBe(true);
    expect(await port.issue('TILL-1')).toMatchObject({ summary: 'Count it', priority: 'Low', fixVersions: ['Spring'] });
    expect(await port.updateIssue('TILL-1', { fixVersion: 'Autumn' })).toEqual({
      messages: [],
      errors: { fixVersions: "Version name 'Autumn' is not valid" },
    });
    await expect(port.updateIssue('TILL-9', change)).rejects.toMatchObject({ reason: 'not-found' });
    expect(jira.issues[1]?.fields['summary']).toBe('Count the till');
  });

  test('brings an issue to its end and back by its workflow', async () => {
    const { jira, port, api } = withIssues(face);
    expect(await port.transitionIssue('TILL-1', true)).toBe(true);
    expect(await port.issue('TILL-1')).toMatchObject({ status: 'Done', isDone: true });
    expect(await port.transitionIssue('TILL-1', false)).toBe(true);
    expect(await port.issue('TILL-1')).toMatchObject({ isDone: false });
    jira.faults.set(`${api}/issue/TILL-2/transitions`, { body: '{"transitions":[]}' });
    expect(await port.transitionIssue('TILL-2', true)).toMatchObject({
      messages: [expect.stringContaining("doesn't allow this")],
    });
  });

  test.each([
    ["Rejected, Won't do, Done", 'Done'],
    ['Closed, Done', 'Done'],
    ['Declined, Released', 'Released'],
    ['Released, Closed', null],
    ["Rejected, Won't do", null],
  ])('brings an issue into none of %s but %s, since its work was delivered', async (statuses, wanted) => {
    const { jira, port, api } = withIssues(face);
    const transitions = statuses.split(', ').map((name, i) => ({
      ...{ id: `${i}`, name },
      to: { id: `${i}`, name, statusCategory: { id: 3, key: 'done', name: 'Done' } },
    }));
    jira.faults.set(`${api}/issue/TILL-1/transitions`, { body: JSON.stringify({ transitions }) });
    const outcome = await port.transitionIssue('TILL-1', true);
    const sent = jira.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    if (wanted === null) {
      const message = `Jira's workflow allows ${statuses}. Choose the status for completed work`;
      expect([outcome, sent]).toEqual([{ messages: [message], errors: {}, choices: statuses.split(', ') }, []]);
      const [chosen] = transitions;
      expect(await port.transitionIssue('TILL-1', true, chosen?.name)).toBe(true);
      expect(jira.requests.at(-1)?.body).toBe(JSON.stringify({ transition: { id: chosen?.id } }));
    } else {
      const id = transitions.find(({ name }) => name === wanted)?.id;
      expect([outcome, sent]).toEqual([true, [JSON.stringify({ transition: { id } })]]);
    }
  });

  test('exchanges a fix version and leaves the others', async () => {
    const { jira, port } = withIssues(face);
    const allowedValues = ['2.0', '2.0-hotfix', '3.0'].map((name, i) => ({ id: `${i}`, name }));
    const field = jira.projects[0]?.issueTypes[0]?.fields.find(({ fieldId }) => fieldId === 'fixVersions');
    Object.assign(field ?? {}, { allowedValues });
    Object.assign(jira.issues[0]?.fields ?? {}, { fixVersions: allowedValues.slice(0, 2) });
    expect(await port.updateIssue('TILL-1', { fixVersion: '3.0', withoutFixVersions: ['2.0'] })).toBe(true);
    expect(await port.issue('TILL-1')).toMatchObject({ fixVersions: ['2.0-hotfix', '3.0'] });
  });
});
