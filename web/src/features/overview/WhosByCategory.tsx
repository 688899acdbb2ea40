import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Who } from '#shared/model/who.ts';
import { type WhoColumn, whoColumns } from '#shared/rules/whoLabels.ts';
import { overviewTexts } from '#shared/texts/overview.ts';
import { paths } from '#web/app/paths.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { useContainerId, useWhoLabels, useWhos } from '#web/map/useMap.ts';
import styles from './overview.module.css';
import { NothingYet, Panel } from './Panel.tsx';

const ALL = '';

/** The Whos of the map by category: all of them, or one category's. */
export function WhosByCategory() {
  const toWhos = paths.mapWho(useContainerId());
  const whos = useWhos();
  const labels = useWhoLabels();
  // Leaves out the empty groups that the board shows.
  const groups = useMemo(
    () => whoColumns(whos.values(), labels.groups, labels.categories).filter((column) => column.whos.length > 0),
    [whos, labels],
  );
  const [chosen, setChosen] = useState(ALL);
  // A category without Whos can no longer be chosen.
  const shown = groups.filter((group) => keyOf(group) === chosen);
  const isOne = shown.length > 0;
  return (
    <Panel
      title={overviewTexts.whos}
      area="whos"
      action={
        groups.length === 0 ? (
          <Button component={Link} to={toWhos} size="small" variant="outlined">
            {overviewTexts.toWhos}
          </Button>
        ) : (
          groups.length > 1 && (
            <Select
              aria-label={overviewTexts.category}
              value={isOne ? chosen : ALL}
              onChange={setChosen}
              className={styles['category']}
              options={[
                [ALL, overviewTexts.allCategories],
                ...groups.map((group) => [keyOf(group), labelOf(group)] as const),
              ]}
            />
          )
        )
      }
    >
      {groups.length === 0 && <NothingYet title={overviewTexts.noWhos} text={overviewTexts.noWhosHelp} />}
      <Box sx={{ display: 'grid', gap: 5 }}>
        {(isOne ? shown : groups).map((group) => (
          <Group key={keyOf(group)} group={group} named={groups.length > 1 || group.group !== null} />
        ))}
      </Box>
    </Panel>
  );
}

/** The keys of the groups. */
const keyOf = ({ group }: Pick<WhoColumn<Who>, 'group'>) => group?.id ?? 'none';
const labelOf = ({ group }: Pick<WhoColumn<Who>, 'group'>) => group?.name ?? overviewTexts.noCategory;

function Group({ group, named }: { group: WhoColumn<Who>; named: boolean }) {
  const parts = group.parts.filter(({ whos }) => whos.length > 0);
  const isDivided = parts.length > 1 || parts[0]?.category !== null;
  return (
    <Box sx={{ minWidth: 0 }}>
      {named && (
        <Typography
          component="h3"
          variant="h3"
          dir="auto"
          color={group.group === null ? 'textSecondary' : 'textPrimary'}
          sx={{ mb: 2, overflowWrap: 'anywhere' }}
        >
          {labelOf(group)}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {parts.map((part) => (
          <Box
            key={part.category?.id ?? ''}
            sx={{
              display: 'grid',
              gridTemplateColumns: isDivided ? { xs: 'minmax(0, 1fr)', sm: '136px minmax(0, 1fr)' } : 'minmax(0, 1fr)',
              columnGap: 3,
              rowGap: 1,
              alignItems: 'baseline',
            }}
          >
            {isDivided && (
              <Typography
                component="h4"
                variant="body2"
                color="textSecondary"
                dir="auto"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {part.category?.name ?? overviewTexts.noSubCategory}
              </Typography>
            )}
            <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', m: 0, p: 0, listStyle: 'none' }}>
              {part.whos.map((who) => (
                <Box component="li" key={who.id} dir="auto" sx={name}>
                  {who.name}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const name = {
  px: 2,
  py: '2px',
  borderRadius: '6px',
  backgroundColor: 'var(--storyd-subtle)',
  fontSize: 'body2.fontSize',
  overflowWrap: 'anywhere',
} as const;
