import { localPage } from '../localPage.ts';
import { type FakeIssue, projectOf, STATUSES } from './fakeIssues.ts';
import { fieldsIn, textIn } from './fakeReply.ts';
import { escape, select } from './html.ts';
import type { LocalSite } from './localSites.ts';

/** The page of an issue: its fields, its links, and a form that changes it. */
export function issuePage(site: LocalSite, issue: FakeIssue): string {
  const { jira, face } = site;
  const project = projectOf(jira.projects, issue);
  const type = project?.issueTypes.find(({ id }) => id === issue.typeId);
  const fields = type?.fields ?? [];
  const rows = fields.flatMap(({ fieldId, name }) => {
    const text = shown(issue.fields[fieldId]);
    return text === '' ? [] : [`<div><dt>${escape(name)}</dt><dd class="value">${escape(text)}</dd></div>`];
  });
  const links = issue.links.map(
    ({ object }) =>
      `<li><a href="${escape(textIn(object['url']))}" target="_blank" rel="noreferrer">${escape(textIn(object['title']))}</a></li>`,
  );
  const options = (id: string) =>
    (fields.find(({ fieldId }) => fieldId === id)?.allowedValues ?? []).map(
      (option) => [textIn(option['id']), textIn(option['name'])] as const,
    );
  const [version] = Array.isArray(issue.fields['fixVersions']) ? (issue.fields['fixVersions'] as unknown[]) : [];
  return localPage({
    title: `${issue.key} in the local Jira`,
    css: '/jira.css',
    body: `<header>
<h1>${issue.key}</h1>
<p><a href="/">Local Jira</a>, ${escape(project?.name ?? '')}, ${escape(type?.name ?? '')}</p>
</header>
<main>
<section aria-label="Issue">
<h2>${escape(textIn(issue.fields['summary']))} <span class="status">${issue.status}</span></h2>
${issue.formerKeys.length === 0 ? '' : `<p class="quiet">Was ${issue.formerKeys.join(', ')}</p>`}
<dl>${rows.join('\n')}</dl>
<h3>Links</h3>
${links.length === 0 ? '<p class="quiet">No links.</p>' : `<ul>${links.join('\n')}</ul>`}
<h3>Change it as somebody in Jira would</h3>
<form method="post" action="/${face}/browse/${issue.key}">
<label>Summary<input name="summary" value="${escape(textIn(issue.fields['summary']))}" maxlength="255" required autocomplete="off"></label>
${select(
  'Status',
  'status',
  STATUSES.map(({ name }) => [name, name] as const),
  issue.status,
)}
${select('Priority', 'priority', options('priority'), textIn(fieldsIn(issue.fields['priority'])['id']))}
${select('Fix version', 'fixVersion', [['', 'None'], ...options('fixVersions')], textIn(fieldsIn(version)['id']))}
${select(
  'Project',
  'project',
  jira.projects.map(({ key, name }) => [key, name] as const),
  project?.key ?? '',
)}
<button name="act" value="save">Save</button>
<button name="act" value="delete" class="plain" formnovalidate>Delete the issue</button>
</form>
</section>
</main>`,
  });
}

/** A value of a field as a person reads it. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(shown).join(', ');
  const { name, value: option, key, type, content, text } = fieldsIn(value);
  if (type === 'doc') return paragraphs(content).join('\n');
  return textIn(name) || textIn(option) || textIn(key) || textIn(text);
}

/** The texts of a document of Jira Cloud, a line for each block. */
function paragraphs(content: unknown): string[] {
  const nodes: readonly unknown[] = Array.isArray(content) ? content : [];
  return nodes.map((node) => {
    const { text, content: inner } = fieldsIn(node);
    return textIn(text) || paragraphs(inner).join('');
  });
}
