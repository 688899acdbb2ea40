import { mailTexts } from '#shared/texts/mails.ts';

export type MailContent = { title: string; body: string; action: { label: string; url: string } };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

/** A mail with one thing to do, in HTML that mail programs of all ages can show. */
export function mailHtml({ title, body, action }: MailContent): string {
  const text = 'font:15px/24px system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#292524';
  const button =
    'display:inline-block;padding:10px 18px;border-radius:8px;background:#2b59c3;color:#ffffff;text-decoration:none;font-weight:600';
  return [
    '<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#faf9f7">',
    '<table role="presentation" align="center" width="100%" style="max-width:480px;margin:0 auto;background:#ffffff;border:1px solid #e7e5e4;border-radius:12px"><tr>',
    `<td style="padding:32px;${text}">`,
    `<h1 style="margin:0 0 12px;font-size:20px;line-height:28px">${escape(title)}</h1>`,
    `<p style="margin:0 0 24px">${escape(body)}</p>`,
    `<p style="margin:0 0 24px"><a href="${escape(action.url)}" style="${button}">${escape(action.label)}</a></p>`,
    `<p style="margin:0 0 4px;font-size:13px;line-height:20px;color:#57534e">${escape(mailTexts.linkHint)}</p>`,
    `<p style="margin:0 0 24px;font-size:13px;line-height:20px;word-break:break-all">${escape(action.url)}</p>`,
    `<p style="margin:0;font-size:13px;line-height:20px;color:#57534e">${escape(mailTexts.ignoreHint)}</p>`,
    '</td></tr></table></body></html>',
  ].join('');
}
