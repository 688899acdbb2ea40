import * as mailTexts from '#shared/texts/people/mails.ts';

/** A sentence of a mail with several subjects, and the page of its own. */
type Paragraph = { text: string; link: Link };
type Link = { label: string; url: string };

/** The content of a mail: a title, sentences, and one call to action. */
export type MailContent = {
  title: string;
  body: string | readonly (string | Paragraph)[];
  action: Link;
  /** The last line, with the address behind its words where it has one. */
  footer?: { text: string; url?: string };
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

const ignorable = { text: mailTexts.ignoreHint };

/** A mail with one button, in HTML that old mail programs can show too. All inserted text is escaped. */
export function mailHtml({ title, body, action, footer = ignorable }: MailContent): string {
  const text = 'font:15px/24px system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#292524';
  const small = 'font-size:13px;line-height:20px';
  const button =
    'display:inline-block;padding:10px 18px;border-radius:8px;background:#2b59c3;color:#ffffff;text-decoration:none;font-weight:600';
  const last =
    footer.url === undefined
      ? escape(footer.text)
      : `<a href="${escape(footer.url)}" style="color:#57534e">${escape(footer.text)}</a>`;
  return [
    '<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#faf9f7">',
    '<table role="presentation" align="center" width="100%" style="max-width:480px;margin:0 auto;background:#ffffff;border:1px solid #e7e5e4;border-radius:12px"><tr>',
    `<td style="padding:32px;${text}">`,
    `<h1 style="margin:0 0 12px;font-size:20px;line-height:28px">${escape(title)}</h1>`,
    ...paragraphs(body).map(({ text: sentence, link }) => {
      const end = link && `<br><a href="${escape(link.url)}" style="color:#2b59c3">${escape(link.label)}</a>`;
      return `<p style="margin:0 0 24px">${escape(sentence)}${end ?? ''}</p>`;
    }),
    `<p style="margin:0 0 24px"><a href="${escape(action.url)}" style="${button}">${escape(action.label)}</a></p>`,
    `<p style="margin:0 0 4px;${small};color:#57534e">${escape(mailTexts.linkHint)}</p>`,
    `<p style="margin:0 0 24px;${small};word-break:break-all">${escape(action.url)}</p>`,
    `<p style="margin:0;${small};color:#57534e">${last}</p>`,
    '</td></tr></table></body></html>',
  ].join('');
}

/** The same mail without any markup. */
export function mailText({ title, body, action, footer = ignorable }: MailContent): string {
  const last = footer.url === undefined ? footer.text : `${footer.text}: ${footer.url}`;
  const sentences = paragraphs(body).map(({ text, link }) => (link ? `${text}\n${link.label}: ${link.url}` : text));
  return [title, ...sentences, `${action.label}: ${action.url}`, last].join('\n\n');
}

const paragraphs = (body: MailContent['body']): { text: string; link?: Link }[] =>
  [body].flat().map((part) => (typeof part === 'string' ? { text: part } : part));
