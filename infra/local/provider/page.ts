import { localPage } from '../localPage.ts';
import { LOCAL_DOMAIN_OF_WORKSPACES } from './domains.ts';

/** What the form shows: the address that the user typed at StorYd. */
export type FormView = { readonly uid: string; readonly email: string };

/** The form of the provider, on which a user is whoever they say. */
export function formPage({ uid, email }: FormView): string {
  return page(`<form method="post" action="/sign-in/${escape(uid)}">
${field('email', 'Email', email, 'email')}
${field('name', 'Name', nameIn(email), 'text')}
${field('subject', 'Account', email, 'text', 'Names the account for good, as a provider does: change the address but not this, and it is an account whose address has changed.')}
${field('hosted', 'Workspace', '', 'text', `The domain that Google would name as the account's, of addresses at *.${LOCAL_DOMAIN_OF_WORKSPACES}.`, false)}
<label class="check"><input type="checkbox" name="verified" checked> The address is verified</label>
<button name="act" value="sign-in">Sign in</button>
<button name="act" value="cancel" formnovalidate class="plain">Cancel</button>
</form>`);
}

/** The page for those who open the provider by its address. */
export function homePage(domain: string): string {
  return page(`<p>It stands for the sign-in provider of a company, such as Okta or Microsoft Entra. Type an address such as
<b>ann@acme.${escape(domain)}</b> at the login of StorYd, and you come here.</p>`);
}

function page(content: string): string {
  return localPage({
    title: 'StorYd local sign-in provider',
    css: '/provider.css',
    body: `<main>
<h1>Local sign-in provider</h1>
<p class="quiet">Part of the local run: it signs in whoever you say. Nothing leaves this computer.</p>
${content}
</main>`,
  });
}

function field(name: string, label: string, value: string, type: string, help?: string, required = true): string {
  const described = help === undefined ? '' : ` aria-describedby="${name}-help"`;
  return `<label>${label}<input type="${type}" name="${name}" value="${escape(value)}"${required ? ' required' : ''} maxlength="254" autocomplete="off" spellcheck="false"${described}></label>
${help === undefined ? '' : `<p class="quiet" id="${name}-help">${help}</p>`}`;
}

/** A name to begin with: `ann.lee@...` is Ann Lee. */
function nameIn(email: string): string {
  return (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
