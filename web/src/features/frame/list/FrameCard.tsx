import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { FrameKind } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { paths } from '#web/base/paths.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { Icon } from '#web/components/controls/Icon.tsx';
import { trash } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { isReturnFrom, returnedTo } from '#web/components/focus/pageStart.ts';
import { SolvedBadge } from '#web/components/frame/SolvedBadge.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './frame.module.css';

export type FrameItem = { id: string; name: string; nameLower: string; solved?: boolean };

type Props = {
  kind: FrameKind;
  item: FrameItem;
  /** Undefined for viewers. */
  onRemove: (() => void) | undefined;
};

/** An objective or problem in its list: its name is the link. */
export function FrameCard({ kind, item: { id, name, solved }, onRemove }: Props) {
  const containerId = useContainerId();
  const nameId = useId();
  const state: unknown = useLocation().state;
  const to = paths.frame(containerId, kind, id);
  return (
    <li aria-labelledby={nameId} className={`${styles['box']} ${styles['card']}`}>
      <Text as="h3" look="subtitle" id={nameId} className={styles['name']}>
        <Link to={to} className={controls['name']} {...(isReturnFrom(state, id) && returnedTo)}>
          <ClampedText text={name} lines={2} />
        </Link>
      </Text>
      <div className={styles['actions']}>
        {solved === true && <SolvedBadge />}
        {onRemove !== undefined && (
          <QuietButton label={texts.deleteNamed({ name })} onClick={onRemove}>
            <Icon path={trash} />
          </QuietButton>
        )}
        <ButtonLink to={to} variant="outlined" aria-label={texts.openNamed({ name })}>
          {texts.open}
        </ButtonLink>
      </div>
    </li>
  );
}
