import { type ReactNode, useId } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as inboxTexts from '#shared/texts/inbox.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import styles from './inbox.module.css';

type Props = {
  title: string;
  /** The address of the page with all of them, if there is one. */
  to?: string;
  /** Says that the rows could not be loaded; undefined if they were. */
  failed: string | undefined;
  onRetry: () => void;
  onLeave: () => void;
  children: readonly ReactNode[];
};

/** One kind of requests in the inbox, with a link to the page that has all of them; nothing if there are none. */
export function InboxSection({ title, to, failed, onRetry, onLeave, children }: Props) {
  const id = useId();
  if (children.length === 0 && failed === undefined) return null;
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <div className={styles['top']}>
        <Text as="h3" look="label" quiet id={id}>
          {title}
        </Text>
        {to !== undefined && (
          <ButtonLink to={to} onClick={onLeave} aria-label={inboxTexts.openAllOf({ section: title })}>
            {inboxTexts.openAll}
          </ButtonLink>
        )}
      </div>
      {failed !== undefined && (
        <ErrorAlert
          text={failed}
          action={
            <Button plain onClick={onRetry}>
              {commonTexts.tryAgain}
            </Button>
          }
        />
      )}
      <ul aria-labelledby={id} className={styles['rows']}>
        {children}
      </ul>
    </section>
  );
}
