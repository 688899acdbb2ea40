import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import * as errors from '#shared/errors.ts';
import { epicTexts } from '#shared/texts/epics.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseWhatTexts } from '#shared/texts/releaseWhat.ts';
import { FieldError } from '#web/components/FieldError.tsx';
import { QuietButton } from '#web/components/QuietButton.tsx';
import { refusalOf } from '#web/replica/pendingCommands.ts';
import type { Place } from '../entities.ts';
import { RenameExploreItem } from './RenameExploreItem.tsx';
import { type ExploreItem, useExploreEdits } from './useExplore.ts';

const texts = releaseWhatTexts.explore;

type Props = {
  place: Place;
  item: ExploreItem;
  /** All items of the Activity. */
  items: readonly ExploreItem[];
  /** Whether the row names the kind of its item. */
  withKind: boolean;
  /** True when an epic uses the item, so that it cannot be removed (rule explore.4). */
  isUsed: boolean;
  locked: boolean;
};

/** An explore item: its name, which a click renames in place (rule explore.3), and a remove button. */
export function ExploreRow({ place, item, items, withKind, isUsed, locked }: Props) {
  const edits = useExploreEdits(place);
  const [renaming, setRenaming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = useRef<HTMLButtonElement>(null);
  const remove = () => {
    setProblem(undefined);
    edits.remove(item.id).catch((error: unknown) => setProblem(refusalOf(error).message));
  };
  if (renaming)
    return (
      <li>
        <RenameExploreItem
          place={place}
          item={item}
          items={items}
          onClose={(byKey) => {
            setRenaming(false);
            if (byKey) requestAnimationFrame(() => name.current?.focus());
          }}
        />
      </li>
    );
  const isNew = item.unconfirmed?.isNew === true;
  return (
    <Box component="li">
      <Box sx={{ ...row, minHeight: locked ? undefined : 'var(--storyd-control)' }}>
        {locked || isNew ? (
          <Typography dir="auto" sx={{ ...text, color: isNew ? 'text.secondary' : 'text.primary' }}>
            {item.name}
          </Typography>
        ) : (
          <ButtonBase
            ref={name}
            dir="auto"
            aria-label={fill(texts.rename, { name: item.name })}
            onClick={() => setRenaming(true)}
            sx={{ ...text, ...opens }}
          >
            {item.name}
          </ButtonBase>
        )}
        {withKind && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
            {epicTexts.kinds[item.exploreType]}
          </Typography>
        )}
        {!locked && !isNew && (
          <QuietButton
            label={
              isUsed
                ? fill(texts.removeUsed, { name: item.name, reason: errors.exploreObjectUsed.message })
                : fill(texts.remove, { name: item.name })
            }
            disabled={isUsed}
            onClick={remove}
          >
            <Close fontSize="small" />
          </QuietButton>
        )}
      </Box>
      <FieldError text={problem} />
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 1, py: '2px' } as const;
const text = { flex: 1, minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' } as const;
const opens = {
  justifyContent: 'flex-start',
  px: 2,
  mx: -2,
  py: 1,
  font: 'inherit',
  borderRadius: 'var(--storyd-radius)',
  cursor: 'text',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'action.hover' } },
} as const;
