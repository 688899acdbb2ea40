import { describe, expect, test } from 'vitest';
import { MAX_IMPORT_BYTES } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/story_map/importFile.ts';
import { readBytes, readText } from '#web/features/story_map/import/readSource.ts';

const rowsOf = (read: ReturnType<typeof readText>) => (read.kind === 'table' ? read.rows : read);
const utf16 = (text: string, mark: readonly [number, number]) =>
  Uint8Array.from([
    ...mark,
    ...[...text].flatMap((char) => {
      const code = char.charCodeAt(0);
      return mark[0] === 0xff ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    }),
  ]);

describe('a file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('Backbone;Size\r\nMünze;3\r\n')],
    ['UTF-8 with a mark', new TextEncoder().encode('\u{feff}Backbone;Size\r\nMünze;3\r\n')],
    ['UTF-16, small end first', utf16('Backbone;Size\r\nMünze;3', [0xff, 0xfe])],
    ['UTF-16, big end first', utf16('Backbone;Size\r\nMünze;3', [0xfe, 0xff])],
    ['Windows-1252', Uint8Array.from(Array.from('Backbone;Size\nM\u00fcnze;3', (char) => char.charCodeAt(0)))],
  ])('in %s is read', (_, bytes) => {
    expect(rowsOf(readBytes(bytes, 'map.csv'))).toEqual([
      ['Backbone', 'Size'],
      ['Münze', '3'],
    ]);
  });

  test('that is too large, empty, or of another kind says what to do', () => {
    expect(readBytes(new Uint8Array(MAX_IMPORT_BYTES + 1), 'map.csv')).toMatchObject({
      message: texts.errors.tooLarge({ max: '5' }),
    });
    expect(readBytes(new Uint8Array(), 'map.csv')).toMatchObject({ message: texts.errors.empty });
    expect(readBytes(Uint8Array.from([0x50, 0x4b, 0, 3]), 'map.xls')).toMatchObject({
      message: texts.errors.unreadable,
    });
    expect(readText('{"format":"other"}')).toMatchObject({ message: texts.errors.notMapFile });
    expect(readText('x\n'.repeat(2_001))).toMatchObject({
      message: texts.errors.tooManyLines({ count: '2001', max: '2000' }),
    });
  });
});

describe('a text', () => {
  test('is a table when each line has cells, and an outline otherwise', () => {
    expect(rowsOf(readText('Order\tPay\n"By\ncard"\t3'))).toEqual([
      ['Order', 'Pay'],
      ['By\ncard', '3'],
    ]);
    expect(readText('Order\n\tPay, at once\n- Ship')).toMatchObject({
      kind: 'outline',
      cards: [{ text: 'Order', under: ['Pay, at once'] }, { text: 'Ship' }],
    });
  });
});
