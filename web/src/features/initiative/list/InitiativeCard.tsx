import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Initiative } from '#shared/model/initiative/initiative.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { paths } from '#web/base/paths.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { Icon } from '#web/components/controls/Icon.tsx';
import { trash } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { isReturnFrom, returnedTo } from '#web/components/focus/pageStart.ts';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { OwnerButton } from '#web/components/people/OwnerButton.tsx';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { DateText } from '#web/components/text/DateText.tsx';
import { ChangeOwner } from './ChangeOwner.tsx';
import styles from './initiatives.module.css';

type Props = {
  initiative: Initiative;
  /** Undefined for all but its owner. */
  onDelete: (() => void) | undefined;
};

/** An initiative in the list: its name is the link. */
export function InitiativeCard({ initiative, onDelete }: Props) {
  const { id, name, created, owner } = initiative;
  const nameId = useId();
  const state: unknown = useLocation().state;
  const to = paths.initiative(id);
  return (
    <li aria-labelledby={nameId} className={styles['card']}>
      <Text as="h2" look="title" id={nameId} className={styles['name']}>
        <Link to={to} className={controls['name']} {...(isReturnFrom(state, id) && returnedTo)}>
          <ClampedText text={name} lines={2} />
        </Link>
      </Text>
      <div className={styles['facts']}>
        <Text as="span" look="compact" quiet>
          <DateText at={created} text={(date) => texts.created({ date })} />
        </Text>
        <OwnerButton owner={owner} />
      </div>
      <div className={styles['actions']}>
        <ChangeOwner initiative={initiative} />
        {onDelete !== undefined && (
          <QuietButton label={commonTexts.deleteNamed({ name })} onClick={onDelete}>
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
