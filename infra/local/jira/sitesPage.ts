import { localPage } from '../localPage.ts';
import { BEHAVIOURS } from './behaviours.ts';
import { escape, select } from './html.ts';
import type { LocalSite } from './localSites.ts';

const titles = { 'data-center': 'Jira Data Center', cloud: 'Jira Cloud' } as const;

/** The page of the local Jira: how to connect with each site, what it is to do, and its issues. */
export function sitesPage(sites: readonly LocalSite[]): string {
  return localPage({
    title: 'StorYd local Jira',
    css: '/jira.css',
    script: '/jira.js',
    body: `<header>
<h1>Local Jira</h1>
<p>Part of the local run: StorYd exports epics here. Nothing leaves this computer.</p>
</header>
<main>
${sites.map(siteSection).join('\n')}
</main>`,
  });
}

function siteSection(site: LocalSite): string {
  const { face, baseUrl, state } = site;
  return `<section aria-labelledby="${face}">
<h2 id="${face}">${titles[face]}</h2>
<dl>
${copied('Jira base url', baseUrl)}
${face === 'cloud' ? copied('E-mail address of its account', state.email) : ''}
${copied(face === 'cloud' ? 'API token' : 'Personal access token', state.token)}
</dl>
<form method="post" action="/${face}/settings">
${state.revoked ? button('restore', 'Restore the token') : button('revoke', 'Revoke the token')}
${state.mayCreateIssues ? button('forbid', 'Take the right to create issues') : button('permit', 'Give the right to create issues')}
${state.instances.other === null ? button('replace', 'Put another Jira behind the address') : button('return', 'Put the first Jira back')}
</form>
<form method="post" action="/${face}/settings">
${select('This Jira', 'behaviour', Object.entries(BEHAVIOURS), state.behaviour)}
<button>Apply</button>
</form>
${projects(site)}
</section>`;
}

const button = (act: string, text: string) => `<button name="act" value="${act}">${text}</button>`;

function copied(label: string, value: string): string {
  return `<div><dt>${label}</dt><dd><code>${escape(value)}</code>
<button type="button" data-copy="${escape(value)}" aria-label="Copy: ${escape(label)}" hidden>Copy</button></dd></div>`;
}

/** The number of an issue in its project: the newest one has the greatest. */
const numberOf = (key: string) => Number(key.slice(key.lastIndexOf('-') + 1));

/** The projects, each with its issues, the newest first. */
function projects({ face, jira }: LocalSite): string {
  return jira.projects
    .map(({ key, name }) => {
      const own = jira.issues
        .filter((issue) => issue.key.startsWith(`${key}-`))
        .sort((a, b) => numberOf(b.key) - numberOf(a.key));
      const rows = own.map(
        (issue) =>
          `<li><a href="/${face}/browse/${issue.key}">${issue.key}</a> ${escape(String(issue.fields['summary']))} <span class="status">${issue.status}</span></li>`,
      );
      return `<h3>${escape(name)} <span class="quiet">${key}</span></h3>
${rows.length === 0 ? '<p class="quiet">No issues yet.</p>' : `<ul>${rows.join('\n')}</ul>`}`;
    })
    .join('\n');
}
