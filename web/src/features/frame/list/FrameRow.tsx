import { type ReactNode, useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { FrameKind } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { paths } from '#web/base/paths.ts';
import controls from '#web/components/controls/controls.module.css';
import { Text } from '#web/components/controls/Text.tsx';
import { isReturnFrom, returnedTo } from '#web/components/focus/pageStart.ts';
import { SolvedBadge } from '#web/components/frame/SolvedBadge.tsx';
import { RowMenu } from '#web/components/list/RowMenu.tsx';
import rows from '#web/components/list/rows.module.css';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './frame.module.css';

export type FrameItem = { id: string; name: string; nameLower: string; solved?: boolean };

type Props = {
  kind: FrameKind;
  item: FrameItem;
  /** The beginning of its description. */
  excerpt?: string | undefined;
  /** How many it has to do with, and how far it is. */
  facts: ReactNode;
  /** Undefined for viewers. */
  onRemove: (() => void) | undefined;
};

/** An objective or problem in its list: its name is the link. */
export function FrameRow({ kind, item: { id, name, solved }, excerpt = '', facts, onRemove }: Props) {
  const containerId = useContainerId();
  const navigate = useNavigate();
  const nameId = useId();
  const state: unknown = useLocation().state;
  const to = paths.frame(containerId, kind, id);
  return (
    <li aria-labelledby={nameId} className={`${rows['row']} ${styles['row']}`}>
      <div>
        <div className={rows['title']}>
          <Text as="h3" look="subtitle" id={nameId} className={rows['name']}>
            <Link to={to} className={controls['name']} {...(isReturnFrom(state, id) && returnedTo)}>
              <ClampedText text={name} lines={2} />
            </Link>
          </Text>
          {solved === true && <SolvedBadge />}
        </div>
        {excerpt !== '' && (
          <div className={styles['excerpt']}>
            <ClampedText text={excerpt} lines={2} />
          </div>
        )}
      </div>
      <div className={`${rows['wide']} ${styles['facts']}`}>{facts}</div>
      <RowMenu
        label={texts.menuOf({ name })}
        groups={[
          [{ label: texts.open, act: () => void navigate(to) }],
          ...(onRemove === undefined ? [] : [[{ label: texts.remove, act: onRemove }]]),
        ]}
      />
    </li>
  );
}
