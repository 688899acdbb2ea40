import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ExploreType } from '#shared/model/epic.ts';
import { releaseWhatTexts as texts } from '#shared/texts/releaseWhat.ts';
import { DisabledReason } from '#web/components/DisabledReason.tsx';
import { keepFocus } from '#web/components/keepFocus.ts';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import type { Place } from '../entities.ts';
import { AddExploreItem } from './AddExploreItem.tsx';
import { ExploreRow } from './ExploreRow.tsx';
import { type ExploreItem, useExploreItems } from './useExplore.ts';

const DeleteExplore = lazyDialog(() => import('./DeleteExplore.tsx').then((file) => file.DeleteExplore));

const LISTS = [
  { title: texts.explore.when, types: ['when'] },
  { title: texts.explore.where, types: ['where'] },
  { title: texts.explore.data, types: ['data_input', 'data_output'] },
] as const satisfies readonly { title: string; types: readonly ExploreType[] }[];

/** When, where and with which data an Activity happens in a release (rules explore.1 to explore.4). */
export function ExploreLists({ place, locked }: { place: Place; locked: boolean }) {
  const { items, used } = useExploreItems(place);
  const [deleting, setDeleting] = useState(false);
  return (
    <Box ref={keepFocus} sx={{ display: 'grid', gap: 5 }}>
      {LISTS.map(({ title, types }) => (
        <ExploreList key={title} title={title} types={types} place={place} items={items} used={used} locked={locked} />
      ))}
      {!locked && items.length > 0 && (
        // Aligns the text, not the button's edge, with the lists.
        <Box sx={{ ml: -3 }}>
          <DisabledReason reason={used.size > 0 ? texts.explore.allUsed : undefined}>
            <Button size="small" color="error" disabled={used.size > 0} onClick={() => setDeleting(true)}>
              {texts.explore.deleteAll}
            </Button>
          </DisabledReason>
        </Box>
      )}
      <DeleteExplore open={deleting} place={place} count={items.length} onClose={() => setDeleting(false)} />
    </Box>
  );
}

type ListProps = {
  title: string;
  types: readonly ExploreType[];
  place: Place;
  /** All items of the Activity. */
  items: readonly ExploreItem[];
  used: ReadonlySet<string>;
  locked: boolean;
};

function ExploreList({ title, types, place, items, used, locked }: ListProps) {
  const titleId = useId();
  const listed = types.flatMap((type) => items.filter(({ exploreType }) => exploreType === type));
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography component="h3" variant="subtitle2" id={titleId} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {listed.length > 0 && (
        <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, mb: locked ? 0 : 2, p: 0, listStyle: 'none' }}>
          {listed.map((item) => (
            <ExploreRow
              key={item.id}
              place={place}
              item={item}
              items={items}
              withKind={types.length > 1}
              isUsed={used.has(item.id)}
              locked={locked}
            />
          ))}
        </Box>
      )}
      {listed.length === 0 && locked && (
        <Typography variant="body2" color="textSecondary">
          {texts.explore.empty}
        </Typography>
      )}
      {!locked && <AddExploreItem title={title} types={types} place={place} items={items} />}
    </Box>
  );
}
