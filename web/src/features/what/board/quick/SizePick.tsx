import { isNotANumber, wholeNumberIn } from '#shared/rules/numbers.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as texts from '#shared/texts/what/quickChanges.ts';
import { amountRefusal } from '#web/board/selection/words.ts';
import { QuickPick } from '#web/components/search/QuickPick.tsx';
import type { PickProps } from './pickProps.ts';
import { markOf, setSize } from './quickChanges.ts';

/** The offered sizes; any other is typed. */
const USUAL = [1, 2, 3, 5, 8, 13, 21] as const;
const NONE = '';

/** Picks the size of cards: digits are a size, whether it is among the offered ones or not. */
export function SizePick({ actions, cards, typed, onType, onDone }: PickProps) {
  const number = wholeNumberIn(typed);
  const problem = isNotANumber(typed) ? informationTexts.amountNoNumber : amountRefusal('size', number);
  const sizes: (number | null)[] =
    number === null
      ? [...USUAL, null]
      : [number, ...USUAL.filter((size) => size !== number && String(size).startsWith(String(number)))];
  const options = (problem === undefined ? sizes : []).map((size) => ({
    id: size?.toString() ?? NONE,
    text: size === null ? texts.noSize : texts.sizeOf({ size }),
    mark: markOf({ actions, cards }, (card) => card.size === size),
  }));
  return (
    <QuickPick
      label={texts.placeholders.size}
      list={texts.choices}
      typed={typed}
      onType={onType}
      single
      options={options}
      onChoose={(id) => onDone(setSize({ actions, cards }, wholeNumberIn(id)), false)}
      message={problem}
      numeric
    />
  );
}
