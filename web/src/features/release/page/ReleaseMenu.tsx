import { useState } from 'react';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { more } from '#web/components/controls/pageIcons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { Manage } from '../model/manage.ts';

const ReleaseMenuItems = lazyDialog(() => import('./ReleaseMenuItems.tsx').then((file) => file.ReleaseMenuItems));

type Props = { release: Release; onManage: Manage | undefined };

/** Opens the menu of a release. */
export function ReleaseMenu({ release, onManage }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  return (
    <>
      <IconButton
        aria-label={texts.menuOf({ name: release.name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon path={more} />
      </IconButton>
      <ReleaseMenuItems
        open={isOpen}
        onClose={() => setAnchor(null)}
        anchor={anchor}
        release={release}
        onManage={onManage}
      />
    </>
  );
}
