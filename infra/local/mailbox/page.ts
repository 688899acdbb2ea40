import { localPage } from '../localPage.ts';
import type { Mail } from './mailbox.ts';

/** The content of the page: the mails that match the filter, newest first, and the open one. */
export type MailboxView = {
  readonly mails: readonly Mail[];
  readonly to: string;
  /** The mail in the address; without one the newest is open. */
  readonly chosen: string | undefined;
};

/** The whole page. */
export function mailboxPage(view: MailboxView): string {
  return localPage({
    title: 'StorYd mailbox',
    css: '/mailbox.css',
    script: '/mailbox.js',
    body: `<header>
<h1>Mailbox</h1>
<p>Every mail that StorYd sends on this computer. Nothing leaves it.</p>
<form method="get" action="/" role="search">
<input type="search" name="to" value="${escape(view.to)}" placeholder="Filter by address" aria-label="Filter by address" autocomplete="off" spellcheck="false">
</form>
</header>
<main id="mails">
${mailboxContent(view)}
</main>`,
  });
}

/** List and open mail: the part of the page that changes when a mail arrives. */
export function mailboxContent(view: MailboxView): string {
  const { mails, to, chosen } = view;
  if (mails.length === 0) {
    const text = to === '' ? 'No mail yet. It shows up here as soon as StorYd sends one.' : `No mail to ${escape(to)}.`;
    return `<p class="empty">${text}</p>`;
  }
  const open = mails.find(({ id }) => id === chosen) ?? mails[0];
  const items = mails.map((mail) => listItem(mail, to, mail === open)).join('\n');
  return `<nav aria-label="Mails"><ol>\n${items}\n</ol></nav>\n${open === undefined ? '' : reading(open)}`;
}

function listItem(mail: Mail, to: string, isOpen: boolean): string {
  const query = new URLSearchParams({ ...(to === '' ? {} : { to }), mail: mail.id });
  return `<li><a href="/?${escape(query.toString())}"${isOpen ? ' aria-current="true"' : ''}>
<span class="subject">${escape(mail.subject)}</span>
<span class="to">${escape(mail.to)}</span>
${time(mail)}
</a></li>`;
}

/** The mail's own page is shown in a sandbox: it runs no scripts, and its links open in a new tab. */
function reading(mail: Mail): string {
  return `<article data-mail="${escape(mail.id)}">
<h2>${escape(mail.subject)}</h2>
<p><span class="to">To ${escape(mail.to)}</span> ${time(mail)}</p>
<iframe src="/mails/${escape(mail.id)}" title="${escape(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>
</article>`;
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function time(mail: Mail): string {
  return `<time datetime="${escape(mail.at)}">${escape(timeFormat.format(new Date(mail.at)))}</time>`;
}

/** A mail as a document of its own. The base makes every link open in a new tab, as in a mail program. */
export function mailDocument(mail: Mail): string {
  return `<!doctype html>\n<meta charset="utf-8">\n<base target="_blank">\n<title>${escape(mail.subject)}</title>\n${mail.html}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML, in an attribute too. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
