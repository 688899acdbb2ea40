import { useState } from 'react';
import { type Comment, REACTION_SIGNS, type ReactionSign } from '#shared/model/comment.ts';
import * as texts from '#shared/texts/comments.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { eye } from '#web/components/controls/icons.ts';
import { addReaction, agree, celebrate, laugh, love } from '#web/components/controls/pageIcons.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { Menu } from '#web/components/menu/Menu.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import styles from './comments.module.css';
import type { NameOf } from './nameOf.ts';

/** The picture of each sign. */
const PICTURES: Readonly<Record<ReactionSign, string>> = { agree, celebrate, love, laugh, look: eye };

type Props = {
  comment: Comment;
  uid: string;
  nameOf: NameOf;
  /** Adds or takes back a reaction of the user; undefined for one who may not. */
  onReact: ((sign: ReactionSign, isOn: boolean) => void) | undefined;
};

/** The reactions to a comment by sign, with who reacted in the tooltip. */
export function Reactions({ comment: { reactions }, uid, nameOf, onReact }: Props) {
  const used = REACTION_SIGNS.flatMap((sign) => {
    const by = reactions.flatMap((one) => (one.sign === sign ? [one.uid] : []));
    return by.length === 0 ? [] : [{ sign, by }];
  });
  if (used.length === 0) return null;
  return (
    <ul className={styles['reactions']} aria-label={texts.reactions}>
      {used.map(({ sign, by }) => {
        const isOn = by.includes(uid);
        const label = texts.reactedWith({ name: texts.signs[sign], people: by.map(nameOf).join(', ') });
        return (
          <li key={sign}>
            <Tooltip title={label}>
              <button
                type="button"
                className={styles['reaction']}
                aria-label={label}
                aria-pressed={isOn}
                aria-disabled={onReact === undefined || undefined}
                onClick={() => onReact?.(sign, !isOn)}
              >
                <Icon path={PICTURES[sign]} small />
                <span aria-hidden>{by.length}</span>
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}

/** The button that offers the signs to react with. */
export function ReactButton({
  comment,
  uid,
  onReact,
}: Pick<Props, 'comment' | 'uid'> & { onReact: NonNullable<Props['onReact']> }) {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLSpanElement | null>(null);
  return (
    <span ref={setAnchor}>
      <QuietButton label={texts.react} onClick={() => setOpen(true)}>
        <Icon path={addReaction} small />
      </QuietButton>
      <Menu open={isOpen} anchorEl={anchor} onClose={() => setOpen(false)} label={texts.react}>
        {REACTION_SIGNS.map((sign) => {
          const isOn = comment.reactions.some((one) => one.sign === sign && one.uid === uid);
          return (
            <MenuItem
              key={sign}
              role="menuitemcheckbox"
              aria-checked={isOn}
              selected={isOn}
              onClick={() => {
                setOpen(false);
                onReact(sign, !isOn);
              }}
            >
              <Icon path={PICTURES[sign]} small className={styles['sign'] ?? ''} />
              {texts.signs[sign]}
            </MenuItem>
          );
        })}
      </Menu>
    </span>
  );
}
