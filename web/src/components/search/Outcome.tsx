import * as commonTexts from '#shared/texts/common.ts';
import * as searchTexts from '#shared/texts/search.ts';
import type { Search } from '#web/base/api/useSearch.ts';
import { Button } from '../controls/Button.tsx';
import { Text } from '../controls/Text.tsx';
import { ErrorAlert } from '../state/ErrorAlert.tsx';
import { LoadingAfter } from '../state/LoadingAfter.tsx';
import { nothingMatches } from './nothingMatches.ts';
import styles from './search.module.css';

type Props = {
  /** The text before anything is typed, where it is not the usual one. */
  hint?: string | undefined;
  /** The text when nothing matches, where it is not the usual one. */
  nothing?: string | undefined;
  /** The typed text. */
  query: string;
  status: Search<unknown>['status'];
  count: number;
  /** See `Search`. */
  limit: number | undefined;
  error: Search<unknown>['error'];
  onRetry: () => void;
};

/**
 * The status of a search below its options: running, the number of results, or the error. Screen readers announce it,
 * but not the options.
 */
export function Outcome({
  hint = commonTexts.searchHint,
  nothing,
  query,
  status,
  count,
  limit,
  error,
  onRetry,
}: Props) {
  if (status === 'failed') {
    return (
      <div className={styles['failed']}>
        <ErrorAlert
          text={error?.message}
          action={
            <Button plain onClick={onRetry}>
              {commonTexts.tryAgain}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <Text as="div" look="compact" quiet role="status" className={styles[count > 0 ? 'found' : 'none'] ?? ''}>
      {status === 'searching' ? (
        <LoadingAfter>{commonTexts.loading}</LoadingAfter>
      ) : count === 0 ? (
        query.trim() === '' ? (
          hint
        ) : (
          (nothing ?? nothingMatches(query))
        )
      ) : (
        counted(count, limit)
      )}
    </Text>
  );
}

const { cut, found } = searchTexts;
const counted = (count: number, limit: number | undefined) => (count === limit ? cut : found)({ count });
