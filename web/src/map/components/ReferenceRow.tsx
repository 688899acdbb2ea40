import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ReferenceLink } from '#shared/model/details.ts';
import { hrefOf } from '#shared/model/references.ts';
import type { LinkType } from '#shared/model/settings.ts';
import { fill } from '#shared/texts/fill.ts';
import { informationTexts as texts } from '#shared/texts/information.ts';
import { FieldError } from '#web/components/FieldError.tsx';
import { QuietButton } from '#web/components/QuietButton.tsx';

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
    <Box component="li">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 'var(--storyd-control)' }}>
        <Typography dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} target="_blank" rel="noopener noreferrer" aria-label={fill(texts.opensNewTab, { name })}>
              {name}
            </Link>
          )}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ flex: 'none', maxWidth: '40%', overflowWrap: 'anywhere' }}
        >
          {types.find(({ id }) => id === type)?.name ?? texts.unknownType}
        </Typography>
        {onRemove !== undefined && (
          <QuietButton label={fill(texts.removeReference, { name })} busy={isRemoving} onClick={onRemove}>
            <Close fontSize="small" />
          </QuietButton>
        )}
      </Box>
      <FieldError text={problem} />
    </Box>
  );
}

/** The list around reference rows. */
export function ReferenceList({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
      {children}
    </Box>
  );
}
