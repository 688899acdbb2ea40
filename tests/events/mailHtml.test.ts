import { expect, test } from 'vitest';
import { mailHtml } from '#lambdas/events/mail/mailHtml.ts';

test('a mail shows any text as text, never as markup', () => {
  const nasty = `<img src="x" onerror='alert(1)'>&amp;`;
  const plain = '&lt;img src=&quot;x&quot; onerror=&#39;alert(1)&#39;&gt;&amp;amp;';
  const html = mailHtml({ title: nasty, body: nasty, action: { label: nasty, url: `https://x.example/?${nasty}` } });
  expect(html).not.toContain('<img');
  expect(html.split(plain)).toHaveLength(1 + 5);
});
