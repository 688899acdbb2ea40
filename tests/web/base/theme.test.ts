import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODE_ATTRIBUTE, MODE_STORAGE_KEY } from '#web/base/theme/mode.ts';
import { dark, light } from '#web/base/theme/tokens.ts';

/** Relative luminance by WCAG 2. @param color `#RRGGBB` */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_name, scheme) => {
  const grounds = [scheme.page, scheme.surface, scheme.raised, scheme.subtle, scheme.board.canvas];
  const cards = [scheme.board.backbone, scheme.board.skeleton];
  const { person0, person1, person2, person3, person4, person5, onPerson } = scheme.board;
  const people = [person0, person1, person2, person3, person4, person5];

  it.each([
    ...grounds.flatMap((ground) =>
      [scheme.text, scheme.textQuiet, scheme.accent, scheme.danger].map((text) => [text, ground]),
    ),
    ...cards.flatMap((card) => [scheme.board.cardText, scheme.board.cardTextQuiet].map((text) => [text, card])),
    ...[scheme.dangerTint, scheme.warningTint, scheme.successTint, scheme.accentTint].map((tint) => [
      scheme.text,
      tint,
    ]),
    [scheme.accent, scheme.accentTint],
    [scheme.warning, scheme.surface],
    [scheme.success, scheme.surface],
    [scheme.onAccent, scheme.accent],
    [scheme.onAccent, scheme.accentHover],
    [scheme.onDanger, scheme.danger],
    ...people.map((person) => [onPerson, person]),
  ])('text %s can be read on %s', (text, ground) => {
    expect(contrast(text ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('edges of controls, and marks of selection, of drop targets and of other people are visible', () => {
    for (const ground of [scheme.page, scheme.surface, scheme.raised])
      expect(contrast(scheme.borderStrong, ground)).toBeGreaterThanOrEqual(3);
    for (const ground of [scheme.board.canvas, ...cards])
      for (const mark of [scheme.board.landing, ...people]) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('the script before the first paint uses the same key and attribute', () => {
  const script = readFileSync(new URL('../../../web/src/root/early/mode.js', import.meta.url), 'utf8');
  expect(script).toContain(`getItem('${MODE_STORAGE_KEY}')`);
  expect(script).toContain(`setAttribute('${MODE_ATTRIBUTE}'`);
});
