import * as listTexts from '#shared/texts/lists.ts';
import { Icon } from '../controls/Icon.tsx';
import { chevronLeft, chevronRight } from '../controls/pageIcons.ts';
import { Text } from '../controls/Text.tsx';
import { RefreshButton } from '../state/RefreshButton.tsx';
import styles from './pager.module.css';
import { QuietButton } from './QuietButton.tsx';

type Props = {
  /** From 1. */
  page: number;
  /** Undefined while unknown. */
  totalPages: number | undefined;
  onPage: (page: number) => void;
  /** Without it there is no refresh button. */
  onRefresh?: () => void;
  refreshing?: boolean;
};

/** 'page / total pages' with refresh, previous and next (rule screen.5). */
export function Pager({ page, totalPages, onPage, onRefresh, refreshing = false }: Props) {
  return (
    <div role="group" aria-label={listTexts.pages} className={styles['pager']}>
      {onRefresh !== undefined && <RefreshButton onClick={onRefresh} refreshing={refreshing} />}
      <QuietButton label={listTexts.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon path={chevronLeft} />
      </QuietButton>
      <Text as="span" look="compact" quiet role="status" className={styles['position'] ?? ''}>
        {listTexts.position({ page, totalPages: totalPages ?? listTexts.unknown })}
      </Text>
      <QuietButton
        label={listTexts.next}
        disabled={totalPages === undefined || page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        <Icon path={chevronRight} />
      </QuietButton>
    </div>
  );
}
