import { memo, type ReactNode } from 'react';
import * as whoTexts from '#shared/texts/who.ts';
import type { PluralText } from '#shared/texts/withParts.ts';
import { ColleagueEdge } from '#web/board/colleague/ColleagueEdge.tsx';
import menuButton from '#web/board/menu/cardMenuButton.module.css';
import { useItem } from '#web/board/state/useItem.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { person } from '#web/components/controls/icons.ts';
import { card as activity } from '#web/components/controls/pageIcons.ts';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import { useColleagueOn, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { isUnsaved, type WhoCard } from '../model/columns.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import { NotSaved } from './NotSaved.tsx';
import styles from './who.module.css';

type Props = { who: WhoCard; whats: number; whos: number };

/** The card of a Who: its name and its number of links. A click selects it. */
export const Card = memo(function Card({ who, whats, whos }: Props) {
  const actions = useWhoActions();
  const editable = useMayEdit();
  const { face, carried, isActive } = useItem(actions, who.id);
  // The card that keys act on, unless a text field takes them.
  const marked = useWhoUi((ui) => ui.active === who.id && ui.editor === null);
  const menuOpen = useWhoUi((ui) => ui.menu?.id === who.id);
  const colleague = useColleagueOn(who.id);
  const unsaved = isUnsaved(who);
  const refused = who.unconfirmed?.refused;
  return (
    <div
      className={styles['card']}
      data-who={who.id}
      data-editable={editable || undefined}
      data-marked={marked || undefined}
      {...carried}
      data-menu={menuOpen || undefined}
      data-unsaved={unsaved || undefined}
      data-colleague={colleague?.doing}
    >
      <button
        type="button"
        {...face}
        className={styles['face']}
        title={who.name}
        data-face=""
        onFocus={() => actions.activate(who.id, false)}
      >
        <span className={styles['text']} dir="auto">
          {who.name}
        </span>
        {whats + whos > 0 && (
          <span className={styles['badges']}>
            <Badge icon={<Icon path={activity} />} text={whoTexts.badges.whats} count={whats} />
            <Badge icon={<Icon path={person} />} text={whoTexts.badges.whos} count={whos} />
          </span>
        )}
      </button>
      {!unsaved && (
        <button
          type="button"
          className={`${menuButton['more']} ${menuButton['onEdge']}`}
          tabIndex={isActive ? 0 : -1}
          aria-haspopup="menu"
          aria-label={whoTexts.menuOf({ name: who.name })}
          onClick={({ currentTarget }) => {
            actions.activate(who.id, false);
            actions.ui.set({ menu: { id: who.id, anchor: currentTarget } });
          }}
        />
      )}
      {refused !== undefined && <NotSaved who={who.id} message={refused.message} />}
      {colleague !== undefined && <ColleagueEdge on={colleague} />}
    </div>
  );
});

function Badge({ icon, text, count }: { icon: ReactNode; text: PluralText; count: number }) {
  if (count === 0) return null;
  return (
    <span title={text({ count })}>
      {icon}
      <span aria-hidden="true">{count}</span>
      <span className={visuallyHidden['text']}>{text({ count })}</span>
    </span>
  );
}
