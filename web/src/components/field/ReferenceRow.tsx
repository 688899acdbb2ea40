import type { ReactNode } from 'react';
import type { LinkType } from '#shared/model/company/settings.ts';
import { hrefOf } from '#shared/model/references.ts';
import type { ReferenceLink } from '#shared/model/what/details.ts';
import * as texts from '#shared/texts/what/information.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { ExternalLink } from '../controls/TextLink.tsx';
import { FieldError } from './FieldError.tsx';
import styles from './referenceRow.module.css';

type Props = {
  reference: ReferenceLink;
  types: readonly LinkType[];
  /** Undefined for viewers. */
  onRemove?: (() => void) | undefined;
  isRemoving?: boolean;
  /** Why the reference could not be removed. */
  problem?: string | undefined;
};

/** A reference: its name, which opens in a new tab if it is a link, and its type (rule detail.3). */
export function ReferenceRow({ reference: { name, type }, types, onRemove, isRemoving = false, problem }: Props) {
  const href = hrefOf(name);
  return (
    <li>
      <div className={styles['row']}>
        <Text dir="auto" className={styles['name']}>
          {href === undefined ? (
            name
          ) : (
            <ExternalLink
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.opensNewTab({ name })}
            >
              {name}
            </ExternalLink>
          )}
        </Text>
        <Text look="compact" quiet className={styles['type']}>
          {types.find(({ id }) => id === type)?.name ?? texts.unknownType}
        </Text>
        {onRemove !== undefined && (
          <QuietButton label={texts.removeReference({ name })} busy={isRemoving} onClick={onRemove}>
            <Icon path={close} small />
          </QuietButton>
        )}
      </div>
      <FieldError text={problem} />
    </li>
  );
}

/** The list around reference rows. */
export function ReferenceList({ children }: { children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}
