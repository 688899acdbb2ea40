import { useState } from 'react';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import * as filterTexts from '#shared/texts/what/filter.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { ChipChoice } from '#web/components/chips/ChipChoice.tsx';
import { Button, IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { download, filter as filterIcon, tune } from '#web/components/controls/pageIcons.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { RefreshButton } from '#web/components/state/RefreshButton.tsx';
import { useRoleMayEdit } from '#web/replica/story_map/useMap.ts';
import type { FilterProps } from './dialogs/FilterPopover.tsx';
import type { SettingsProps } from './dialogs/SettingsPopover.tsx';
import { countOfFilter, ROADMAP_VIEWS, type RoadmapParams } from './model/params.ts';
import { useRoadmapActions, useRoadmapUi } from './roadmapContext.ts';
import styles from './roadmapPage.module.css';
import { TypeButton } from './TypeButton.tsx';

const FilterPopover = lazyDialog<FilterProps>(() =>
  import('./dialogs/FilterPopover.tsx').then((file) => file.FilterPopover),
);
const SettingsPopover = lazyDialog<SettingsProps>(() =>
  import('./dialogs/SettingsPopover.tsx').then((file) => file.SettingsPopover),
);
const RoadmapMenu = lazyDialog<Openable>(() => import('./dialogs/RoadmapMenu.tsx').then((file) => file.RoadmapMenu));
const RoadmapKeys = lazyDialog<Openable>(() => import('./dialogs/RoadmapKeys.tsx').then((file) => file.RoadmapKeys));

const VIEWS = ROADMAP_VIEWS.map((view) => [view, texts.views[view]] as const);

type Opened = { kind: 'filter' | 'settings'; anchor: HTMLElement; isOpen: boolean };

export type ToolbarProps = Pick<FilterProps, 'params' | 'onChange' | 'unavailable'> & {
  onRefresh: () => void;
  refreshing: boolean;
  /** Opens the image of the roadmap; undefined while there is none. */
  onPicture: (() => void) | undefined;
};

/** Above the roadmap: its mode, its rows, its filter and its image. */
export function Toolbar({ params, onChange, unavailable, onRefresh, refreshing, onPicture }: ToolbarProps) {
  const { ui } = useRoadmapActions();
  const menuOpen = useRoadmapUi(({ menu }) => menu !== null);
  const keysOpen = useRoadmapUi(({ keys }) => keys);
  const narrow = useNarrow();
  const mayEdit = useRoleMayEdit();
  const [opened, setOpened] = useState<Opened>();
  const is = (kind: Opened['kind']) => opened?.isOpen === true && opened.kind === kind;
  const close = () => setOpened((now) => now && { ...now, isOpen: false });
  const open =
    (kind: Opened['kind']) =>
    ({ currentTarget }: { currentTarget: HTMLElement }) =>
      setOpened({ kind, anchor: currentTarget, isOpen: true });
  const anchorOf = (kind: Opened['kind']) => (opened?.kind === kind ? opened.anchor : null);
  const count = countOfFilter(params);
  const shownMode = mayEdit && !narrow ? params.mode : 'view';
  const change = (some: Partial<RoadmapParams>) => () => onChange(some);
  return (
    <div className={styles['toolbar']}>
      <TypeButton shown={shownMode} className={styles[shownMode]} onMode={(mode) => onChange({ mode })} />
      <ChipChoice
        label={texts.view}
        value={params.view}
        onChange={(view) => onChange({ view })}
        options={VIEWS}
        isJoined
      />
      {!narrow && params.view === 'board' && (
        <>
          <Button onClick={change({ expanded: 'all' })}>{texts.buttons.expandAll}</Button>
          <Button onClick={change({ expanded: [] })}>{texts.buttons.shrinkAll}</Button>
        </>
      )}
      <span className={styles['space']} />
      <Button
        variant={count > 0 ? 'outlined' : 'text'}
        start={<Icon path={filterIcon} />}
        aria-haspopup="dialog"
        aria-expanded={is('filter')}
        onClick={open('filter')}
      >
        {count === 0 ? filterTexts.button : texts.filterSet({ count })}
      </Button>
      <RefreshButton onClick={onRefresh} refreshing={refreshing} />
      {onPicture !== undefined && (
        <QuietButton label={texts.buttons.picture} onClick={onPicture}>
          <Icon path={download} />
        </QuietButton>
      )}
      {(!narrow || params.view === 'timeline') && (
        <Tooltip title={texts.buttons.settings}>
          <IconButton aria-label={texts.buttons.settings} aria-haspopup="dialog" onClick={open('settings')}>
            <Icon path={tune} />
          </IconButton>
        </Tooltip>
      )}
      <FilterPopover
        open={is('filter')}
        onClose={close}
        anchor={anchorOf('filter')}
        params={params}
        onChange={onChange}
        unavailable={unavailable}
      />
      <SettingsPopover
        open={is('settings')}
        onClose={close}
        anchor={anchorOf('settings')}
        months={params.months}
        onChange={(months) => onChange({ months })}
      />
      <RoadmapMenu open={menuOpen} onClose={() => ui.set({ menu: null })} />
      <RoadmapKeys open={keysOpen} onClose={() => ui.set({ keys: false })} />
    </div>
  );
}
