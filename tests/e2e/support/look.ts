import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { dark, fontFamily, light } from '#web/base/theme/tokens.ts';

export type Theme = 'light' | 'dark';

/** Blues of the component library and the browser: where they show, a default style is left. */
const foreign = ['rgb(25, 118, 210)', 'rgb(144, 202, 249)', 'rgb(66, 165, 245)', 'rgb(0, 0, 238)', 'rgb(21, 101, 192)'];

/** '#2B59C3' as browsers compute it: 'rgb(43, 89, 195)'. */
function computed(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red ?? 0}, ${green ?? 0}, ${blue ?? 0})`;
}

const schemes = { light, dark };

/** All colours of a theme, as browsers compute them. */
function coloursOf(theme: Theme): string[] {
  const { board, ...base } = schemes[theme];
  return Object.values({ ...base, ...board })
    .filter((value) => value.startsWith('#'))
    .map(computed);
}

/** Switches a page to a theme as the system's setting would, without reloading it. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
}

/** The fonts and colours of all visible elements with their own text or background. */
type Seen = {
  fonts: string[];
  texts: string[];
  grounds: string[];
  all: string[];
  body: [font: string, text: string, ground: string];
  overflow: number;
  fontLoaded: boolean;
};

function look(): Seen {
  const seen = {
    fonts: new Set<string>(),
    texts: new Set<string>(),
    grounds: new Set<string>(),
    all: new Set<string>(),
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30) ?? ''}"`;
  for (const element of document.querySelectorAll('body, body *')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    if (hasText) {
      seen.fonts.add(style.fontFamily);
      seen.texts.add(`${style.color} of ${nameOf(element)}`);
    }
    if (style.backgroundColor.startsWith('rgb('))
      seen.grounds.add(`${style.backgroundColor} behind ${nameOf(element)}`);
    for (const property of [
      'color',
      'background-color',
      'border-top-color',
      'border-bottom-color',
      'outline-color',
      'fill',
    ])
      seen.all.add(style.getPropertyValue(property));
  }
  const { fontFamily: font, color, backgroundColor } = getComputedStyle(document.body);
  return {
    fonts: [...seen.fonts],
    texts: [...seen.texts],
    grounds: [...seen.grounds],
    all: [...seen.all],
    body: [font, color, backgroundColor],
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    fontLoaded: document.fonts.check('14px "Inter Variable"'),
  };
}

/**
 * Waits until a page is no wider than its window, which may just have been made narrower. `where` is for the report.
 */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, where).toBeLessThanOrEqual(0);
}

/**
 * All visual faults of a page in a theme, in words: axe's serious or critical findings, horizontal scrolling, and fonts
 * or colours outside the theme. Ignores mixed and transparent colours, which derive from the theme's.
 */
export async function faultsOf(page: Page, theme: Theme): Promise<string[]> {
  const seen = await page.evaluate(look);
  const colours = coloursOf(theme);
  const plain = (font: string) => font.replaceAll(/["']/g, '');
  const strange = (entry: string) =>
    !colours.some((colour) => entry.startsWith(`${colour} `)) && entry.startsWith('rgb(');
  const { text, page: ground } = schemes[theme];
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return [
    ...violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `axe: ${id} at ${nodes[0]?.html ?? ''}`),
    ...(seen.overflow > 0 ? [`scrolls sideways by ${seen.overflow} px`] : []),
    ...(seen.fontLoaded ? [] : ['the font is not loaded']),
    ...seen.fonts.filter((font) => plain(font) !== plain(fontFamily)).map((font) => `font: ${font}`),
    ...(plain(seen.body[0]) === plain(fontFamily) ? [] : [`font of the page: ${seen.body[0]}`]),
    ...(seen.body[1] === computed(text) && seen.body[2] === computed(ground)
      ? []
      : [`the page is ${seen.body[1]} on ${seen.body[2]}`]),
    ...seen.texts.filter(strange).map((entry) => `text: ${entry}`),
    ...seen.grounds.filter(strange).map((entry) => `ground: ${entry}`),
    ...seen.all.filter((colour) => foreign.includes(colour)).map((colour) => `a colour of the library: ${colour}`),
  ];
}
