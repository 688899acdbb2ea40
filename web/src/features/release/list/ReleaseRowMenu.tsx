import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { paths } from '#web/base/paths.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { more } from '#web/components/controls/pageIcons.ts';
import type { ActionMenuProps } from '#web/components/dialog/ActionMenu.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './releaseList.module.css';

const ActionMenu = lazyDialog<ActionMenuProps>(() =>
  import('#web/components/dialog/ActionMenu.tsx').then((file) => file.ActionMenu),
);

/** What can be done with a release of the list. @param onEditPeriod undefined for viewers */
export function ReleaseRowMenu({ release: { id, name }, onEditPeriod }: Props) {
  const containerId = useContainerId();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = texts.menuOf({ name });
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        className={styles['more']}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon path={more} />
      </IconButton>
      <ActionMenu
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchor={anchor}
        label={label}
        groups={[
          [
            { label: texts.open, act: () => void navigate(paths.release(containerId, id)) },
            ...(onEditPeriod === undefined ? [] : [{ label: texts.editPeriod, act: onEditPeriod }]),
          ],
        ]}
      />
    </>
  );
}

type Props = { release: Release; onEditPeriod: (() => void) | undefined };
