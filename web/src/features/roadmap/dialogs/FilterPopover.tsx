import { RELEASE_ORDERS } from '#shared/model/release/releaseOrder.ts';
import { LAST_RELEASES } from '#shared/model/roadmap.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Choice } from '#web/components/controls/Choice.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Divider } from '#web/components/layout/Divider.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
import { useWhos } from '#web/replica/story_map/useMap.ts';
import { countOfFilter, noFilter, type RoadmapParams, takesMore } from '../model/params.ts';
import type { UnavailableRelease } from '../Unavailable.tsx';
import { AdditionalReleases } from './AdditionalReleases.tsx';

const texts = roadmapTexts.filter;

export type FilterProps = Openable & {
  anchor: HTMLElement | null;
  params: RoadmapParams;
  onChange: (params: Partial<RoadmapParams>) => void;
  unavailable: readonly UnavailableRelease[];
};

/** Chooses the releases, Activities and epics of the roadmap (rules roadmap.1, roadmap.2, roadmap.7). */
export function FilterPopover({ open, onClose, anchor, ...rest }: FilterProps) {
  return (
    <Popover open={open} anchorEl={anchor} onClose={onClose} label={texts.title} width={360}>
      <Filter {...rest} />
    </Popover>
  );
}

function Filter({ params, onChange, unavailable }: Pick<FilterProps, 'params' | 'onChange' | 'unavailable'>) {
  const whos = [...useWhos().values()].sort((a, b) => compareNames(a.name, b.name));
  const { lastReleasesLimit, lastReleasesOrderType, hasEpicFilter, whoFilter } = params;
  const toggleWho = (id: string) =>
    onChange({ whoFilter: whoFilter.includes(id) ? whoFilter.filter((one) => one !== id) : [...whoFilter, id] });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 3, px: 4, pt: 4, pb: 2 }}>
        <TextField
          select
          autoFocus
          label={texts.last}
          value={lastReleasesLimit}
          onChange={({ target: { value } }) =>
            onChange({ lastReleasesLimit: LAST_RELEASES.find((limit) => limit === Number(value)) ?? lastReleasesLimit })
          }
        >
          {LAST_RELEASES.map((limit) => (
            <MenuItem key={limit} value={limit}>
              {limit}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={texts.order}
          value={lastReleasesOrderType}
          onChange={({ target: { value } }) =>
            onChange({
              lastReleasesOrderType: RELEASE_ORDERS.find((order) => order === value) ?? lastReleasesOrderType,
            })
          }
        >
          {RELEASE_ORDERS.map((order) => (
            <MenuItem key={order} value={order}>
              {texts.orders[order]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box sx={{ px: 4, pb: 2 }}>
        <Choice
          type="checkbox"
          checked={hasEpicFilter}
          onChange={({ target }) => onChange({ hasEpicFilter: target.checked })}
        >
          {texts.hasEpic}
        </Choice>
      </Box>
      <Divider />
      <Box sx={{ px: 4, py: 3 }}>
        <Text as="h3" look="label">
          {texts.who}
        </Text>
        <Text look="caption" quiet>
          {whos.length === 0 ? texts.noWhos : texts.whoHelp}
        </Text>
        <Box
          role="group"
          aria-label={texts.who}
          sx={{ display: 'flex', flexDirection: 'column', maxHeight: 160, overflow: 'hidden auto', mx: -2, px: 2 }}
        >
          {whos.map(({ id, name }) => (
            <Choice key={id} type="checkbox" checked={whoFilter.includes(id)} onChange={() => toggleWho(id)}>
              {name}
            </Choice>
          ))}
        </Box>
      </Box>
      <Divider />
      <AdditionalReleases
        chosen={params.additionalReleases}
        isFull={!takesMore(params)}
        onChange={(additionalReleases) => onChange({ additionalReleases })}
        unavailable={unavailable}
      />
      {countOfFilter(params) > 0 && (
        <>
          <Divider />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 2, py: 2 }}>
            <Button onClick={() => onChange(noFilter)}>{texts.reset}</Button>
          </Box>
        </>
      )}
    </>
  );
}
