import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EPIC_PAGE_SIZE } from '#shared/model/limits.ts';
import { compareEpics } from '#shared/rules/epics.ts';
import { epicCardTexts } from '#shared/texts/epicCard.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseWhatTexts as texts } from '#shared/texts/releaseWhat.ts';
import { FieldError } from '#web/components/FieldError.tsx';
import { keepFocus } from '#web/components/keepFocus.ts';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { Quiet } from '#web/map/components/Section.tsx';
import { counted } from '#web/map/selection/words.ts';
import { useMap } from '#web/map/useMap.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import { useRow } from '#web/replica/useReplica.ts';
import { epics, type Place, placeKey } from '../entities.ts';
import type { useReleaseWhat } from '../useReleaseWhat.ts';
import { EpicItem } from './EpicItem.tsx';

const CopyFromReleaseDialog = lazyDialog(() =>
  import('../epic/CopyFromReleaseDialog.tsx').then((file) => file.CopyFromReleaseDialog),
);
/** Loads when the page is idle. */
const CreateEpic = lazy(() => import('./CreateEpic.tsx').then((file) => ({ default: file.CreateEpic })));

type Props = {
  place: Place;
  /** The key of the epic that the address opens. */
  expandEpic: string | undefined;
  more: ReturnType<typeof useReleaseWhat>['more'];
  locked: boolean;
};

/**
 * The epics of an Activity in a release, in the order of the number at the start of their keys, fifteen at a time
 * (rules epic.15, epic.16).
 */
export function EpicColumn({ place, expandEpic, more, locked }: Props) {
  const titleId = useId();
  const { scope } = useMap();
  const [copying, setCopying] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const ids = useRow(scope, epics.indexes.ofPlace, placeKey(place));
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(expandEpic && [expandEpic]));
  // A link to the same epic, such as a search result, opens it once more.
  const visit = useLocation().key;
  const [visited, setVisited] = useState(visit);
  if (visit !== visited) {
    setVisited(visit);
    if (expandEpic !== undefined) setExpanded(new Set([...expanded, expandEpic]));
  }
  const toggle = useCallback((id: string) => {
    setExpanded((was) => {
      const next = new Set(was);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  // New epics come after others that are not loaded yet.
  const isRead = (id: string) =>
    more.after === null || (!isTemporary(id) && compareEpics({ id }, { id: more.after }) <= 0);
  const list = (some: readonly string[]) => (
    <Box component="ul" aria-labelledby={titleId} sx={cards}>
      {some.map((id) => (
        <EpicItem
          key={scope.aliases.keyOf(id)}
          id={id}
          place={place}
          sought={id === expandEpic ? visit : null}
          isExpanded={expanded.has(id)}
          onToggle={toggle}
          locked={locked}
        />
      ))}
    </Box>
  );
  const later = ids.filter((id) => !isRead(id));
  const goToField = () => {
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus();
  };
  return (
    <Box component="section" aria-labelledby={titleId} ref={keepFocus} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 'var(--storyd-control)', mb: 3 }}>
        <Typography component="h3" variant="h3" id={titleId}>
          {texts.epics}
        </Typography>
        <Typography component="span" color="textSecondary" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
          {ids.length + more.count || ''}
        </Typography>
        {!locked && ids.length > 3 && (
          <Button size="small" startIcon={<Add />} onClick={goToField}>
            {texts.newEpic}
          </Button>
        )}
      </Box>
      {expandEpic !== undefined && !ids.includes(expandEpic) && <Quiet>{texts.epicGone}</Quiet>}
      {ids.length === 0 && (
        <Box sx={{ mb: 4 }}>
          <Typography>{texts.noEpics}</Typography>
          {!locked && <Quiet>{texts.noEpicsHelp}</Quiet>}
        </Box>
      )}
      {ids.length > 0 && list(ids.filter(isRead))}
      {more.after !== null && (
        <Box sx={{ display: 'grid', justifyItems: 'center', my: 2 }}>
          <Typography sx={onPaper}>{counted(texts.notPrinted, more.count)}</Typography>
          <Button loading={more.isFetching} onClick={() => void more.fetch()}>
            {fill(texts.showMore, { count: Math.min(EPIC_PAGE_SIZE, more.count) })}
          </Button>
          <FieldError text={more.error?.message} />
        </Box>
      )}
      {later.length > 0 && list(later)}
      {!locked && (
        <Box sx={{ mt: 4, displayPrint: 'none' }}>
          <Suspense fallback={<Box sx={{ height: { xs: 110, sm: 55 } }} />}>
            <CreateEpic place={place} field={field} />
          </Suspense>
          <Button size="small" onClick={() => setCopying(true)} sx={{ mt: 2, ml: -2 }}>
            {epicCardTexts.copyFrom}
          </Button>
          <CopyFromReleaseDialog open={copying} place={place} onClose={() => setCopying(false)} />
        </Box>
      )}
    </Box>
  );
}

const onPaper = { display: 'none', displayPrint: 'block' } as const;
const cards = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;
