import { type ReactNode, type RefObject, useId } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import { Button } from '../controls/Button.tsx';
import { Text } from '../controls/Text.tsx';
import { ErrorAlert } from '../state/ErrorAlert.tsx';
import styles from './listSection.module.css';
import { Pager } from './Pager.tsx';

type Props = {
  title: string;
  /** The heading, which gets the focus of a row that went. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** One sentence below the heading. */
  help?: string | undefined;
  /** What narrows the list, between its heading and its rows. */
  filters?: ReactNode;
  /** Why the list could not be loaded. */
  failed: string | undefined;
  onRetry: () => void;
  /** What an empty list says; undefined while it is not empty or not loaded. */
  empty: { title?: string; text: string } | undefined;
  page?: { page: number; totalPages: number | undefined; onPage: (page: number) => void };
  /** Whether the rows are cards, with space between them. */
  hasCards?: boolean;
  /** The rows. */
  children?: ReactNode;
};

/** A list of the administrators' page under its heading: with pages, and what it says when it is empty or failed. */
export function ListSection({
  title,
  heading,
  help,
  filters,
  failed,
  onRetry,
  empty,
  page,
  hasCards = false,
  children,
}: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles['top']}>
        <Text as="h2" look="title" id={id} ref={heading} tabIndex={-1} className={styles['heading']}>
          {title}
        </Text>
        {page !== undefined && (page.totalPages ?? 1) > 1 && <Pager {...page} />}
      </div>
      {filters !== undefined && help !== undefined && <Help text={help} />}
      {filters}
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
      {empty?.title !== undefined && <Text>{empty.title}</Text>}
      {empty !== undefined ? (
        <Help text={empty.text} />
      ) : (
        filters === undefined && help !== undefined && <Help text={help} />
      )}
      <ul aria-labelledby={id} className={styles[hasCards ? 'cards' : 'rows']}>
        {children}
      </ul>
    </section>
  );
}

function Help({ text }: { text: string }) {
  return (
    <Text look="compact" quiet>
      {text}
    </Text>
  );
}
