import { Link } from 'react-router-dom';
import type { Initiative } from '#shared/model/initiative/initiative.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { paths } from '#web/base/paths.ts';
import { UndoButtons } from '#web/board/undo/UndoButtons.tsx';
import { IconButton } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close, info } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { returnFrom } from '#web/components/focus/pageStart.ts';
import { RefreshButton } from '#web/components/state/RefreshButton.tsx';
import { formatCalendarDay } from '#web/components/text/calendarDay.ts';
import type { InitiativeBoard, InitiativeMap } from '#web/replica/initiative/board.ts';
import { useInitiativeReplica } from '#web/replica/initiative/InitiativeReplica.ts';
import styles from './initiative.module.css';
import { Settings, type SettingsProps } from './Settings.tsx';

type Props = SettingsProps & {
  maps: ReadonlyMap<string, InitiativeMap>;
  refreshing: boolean;
  outdated: boolean;
};

/** The name and period of the initiative, the story maps in it, and its actions. */
export function Header({ maps, refreshing, outdated, ...settings }: Props) {
  const { head, board, building, onRefresh } = settings;
  const initiative = useInitiativeReplica();
  return (
    <header className={styles['header']}>
      <div className={styles['title']}>
        <Text as="h1" look="title" tabIndex={-1} className={styles['nameText']}>
          {head.name}
        </Text>
        <Text as="span" look="compact" quiet className={styles['period']}>
          {formatPeriodOf(head)}
        </Text>
        {building && <span className={styles['mode']}>{texts.menu.build}</span>}
      </div>
      {building && <UndoButtons of={initiative} />}
      <Maps board={board} maps={maps} />
      <RefreshButton onClick={onRefresh} refreshing={refreshing} outdated={outdated} />
      <Settings {...settings} />
      <Tooltip title={texts.close}>
        <Link
          to={paths.initiatives()}
          state={returnFrom(head.id)}
          aria-label={texts.close}
          className={controls['iconButton']}
        >
          <Icon path={close} />
        </Link>
      </Tooltip>
    </header>
  );
}

/** Both days, each 'empty' while it is not set. */
function formatPeriodOf({ start, end }: Pick<Initiative, 'start' | 'end'>): string {
  return texts.period({ start: formatCalendarDay(start), end: formatCalendarDay(end) });
}

/** The story maps of the releases, in a tooltip; those that the user may not view are only counted. */
function Maps({ board, maps }: { board: InitiativeBoard; maps: ReadonlyMap<string, InitiativeMap> }) {
  const used = new Set(board.groups.flatMap(({ releases }) => releases.map(({ containerId }) => containerId)));
  const names = [...used].flatMap((id) => maps.get(id)?.name ?? []).sort((a, b) => a.localeCompare(b, 'en'));
  const hidden = used.size - names.length;
  const all = hidden === 0 ? names : [...names, texts.mapsHidden({ count: hidden })];
  const label = texts.maps({ maps: all.length === 0 ? texts.noMaps : all.join(', ') });
  return (
    <Tooltip title={label} onTouch>
      <IconButton aria-label={label}>
        <Icon path={info} />
      </IconButton>
    </Tooltip>
  );
}
