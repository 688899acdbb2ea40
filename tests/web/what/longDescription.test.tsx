import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as texts from '#shared/texts/what/information.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectFocus, field, fillIn, press } from '../support/hands.ts';

/** Opens the information of the only Activity of a map. */
async function openWith(longDescription: string) {
  const { person, api } = await newcomer();
  const id = await makeMap(api, 'Desks', { Find: [] });
  const whatId = (await api.call('get_container', { containerId: id })).whats[0]?.id ?? '';
  await api.call('set_what_long_description', { containerId: id, whatId, longDescription });
  const user = await openApp(`${paths.mapActivity(id)}?activity=${whatId}`, person);
  const saved = async () => (await api.call('what_details', { containerId: id, whatId })).longDescription.text;
  return { user, saved };
}

const shown = () => screen.findByRole('group', { name: texts.longDescription });
const formatted = async (selector: string) => {
  await waitFor(async () => expect((await shown()).querySelector(selector)).not.toBeNull());
  return shown();
};

describe('the long description of an Activity', () => {
  test('shows formatted, with each line on its own, and links that open in a new tab', async () => {
    await openWith(
      '# Why\nFirst line\nSecond line\n\n- *one*\n- `two`\n\nhttps://a.example and [us](mailto:us@b.example)',
    );
    const text = await formatted('h4');
    expect(text.querySelector('h4')?.textContent).toBe('Why');
    expect(text.querySelectorAll('p > br')).toHaveLength(1);
    expect([...text.querySelectorAll('li')].map(({ innerHTML }) => innerHTML)).toEqual([
      '<em>one</em>',
      '<code>two</code>',
    ]);
    const links = within(text).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://a.example', 'mailto:us@b.example']);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  test('runs no script, loads nothing, and leads to web pages and mails only', async () => {
    const typed = [
      '**Bold**',
      '[a](javascript:alert(1))',
      '[b](JaVaScRiPt:alert(1))',
      '[c](data:text/html;base64,PHNjcmlwdD4=)',
      '[d](vbscript:x) [e](file:///etc/passwd) [f](/logout) [g](//evil.example)',
      '[h](java&#x73;cript:alert(1))',
      '[i][ref]',
      '<javascript:alert(1)>',
      '<img src=x onerror=alert(1)>',
      '<a href="https://evil.example" onclick="alert(1)">j</a>',
      '<script>alert(1)</script>',
      '<iframe src="https://evil.example"></iframe>',
      '![k](https://evil.example/pixel.png)',
      '![l](data:image/svg+xml;base64,PHN2Zz4=)',
      '',
      '[ref]: javascript:alert(1)',
    ];
    await openWith(typed.join('\n\n'));
    const text = await formatted('strong');
    expect(text.querySelectorAll('a, img, script, iframe, [onerror], [onclick], [href], [src], [style]')).toHaveLength(
      0,
    );
    expect(text.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  test('is edited by its button and by a click, and shows formatted again after it has been left', async () => {
    const { user, saved } = await openWith('Old *text*');
    await formatted('em');
    await press(user, texts.editLongDescription);
    const box = (await field(texts.longDescription)) as HTMLTextAreaElement;
    await expectFocus(box);
    expect(box.value).toBe('Old *text*');
    await fillIn(user, box, 'New **text**');
    await user.tab();
    await formatted('strong');
    await waitFor(async () => expect(await saved()).toBe('New **text**'));
    await user.click(await shown());
    await waitFor(async () => expect((await field(texts.longDescription)).tagName).toBe('TEXTAREA'));
    await user.click(await field(texts.cost));
    await formatted('strong');
    await expectFocus(await field(texts.cost));
  });

  test('stays open for editing while its user is in another window', async () => {
    const { user } = await openWith('Old *text*');
    await formatted('em');
    await press(user, texts.editLongDescription);
    const box = await field(texts.longDescription);
    await expectFocus(box);
    // A window that loses the focus keeps its active element.
    box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await user.keyboard('!');
    expect((box as HTMLTextAreaElement).value).toContain('!');
    expect(box.isConnected).toBe(true);
  });
});
