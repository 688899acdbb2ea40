import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';
import { commonTexts } from '#shared/texts/common.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { Pager } from '#web/components/Pager.tsx';

type Props = {
  title: string;
  /** The heading, which gets the focus of a row that went. */
  heading?: Ref<HTMLHeadingElement>;
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
  /** The space between rows that have none of their own. */
  gap?: number;
  /** The rows. */
  children?: ReactNode;
};

/** A list of the administrators' page under its heading: with pages, and what it says when it is empty or failed. */
export function ListSection({ title, heading, help, filters, failed, onRetry, empty, page, gap = 0, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <Typography id={id} ref={heading} component="h2" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {page !== undefined && (page.totalPages ?? 1) > 1 && <Pager {...page} />}
      </Box>
      {filters !== undefined && help !== undefined && <Help text={help} />}
      {filters}
      {failed !== undefined && (
        <ErrorAlert
          text={failed}
          action={
            <Button size="small" color="inherit" onClick={onRetry}>
              {commonTexts.tryAgain}
            </Button>
          }
        />
      )}
      {empty?.title !== undefined && <Typography>{empty.title}</Typography>}
      {empty !== undefined ? (
        <Help text={empty.text} />
      ) : (
        filters === undefined && help !== undefined && <Help text={help} />
      )}
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ display: 'flex', flexDirection: 'column', gap, m: 0, p: 0, listStyle: 'none' }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Help({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}
