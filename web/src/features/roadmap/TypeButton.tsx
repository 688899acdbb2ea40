import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as texts from '#shared/texts/roadmap/roadmapTypes.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { paths } from '#web/base/paths.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowDown } from '#web/components/controls/pageIcons.ts';
import type { ActionMenuProps } from '#web/components/dialog/ActionMenu.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { useContainerId, useRoleMayEdit } from '#web/replica/story_map/useMap.ts';

const ActionMenu = lazyDialog<ActionMenuProps>(() =>
  import('#web/components/dialog/ActionMenu.tsx').then((file) => file.ActionMenu),
);

type Props = {
  /** What the page shows now. */
  shown: keyof typeof texts.shown;
  className?: string | undefined;
  onMode: (mode: 'view' | 'build') => void;
};

/** Names the shown roadmap, and switches to another one (rule roadmap.18). */
export function TypeButton({ shown, className, onMode }: Props) {
  const containerId = useContainerId();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const mayEdit = useRoleMayEdit();
  const [opened, setOpened] = useState<{ anchor: HTMLElement; isOpen: boolean }>();
  const isOpen = opened?.isOpen === true;
  const reason = mayEdit ? (narrow ? texts.types.narrowReason : undefined) : texts.types.viewerReason;
  return (
    <>
      <Button
        className={className}
        end={<Icon path={arrowDown} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={texts.switchFrom({ type: texts.shown[shown] })}
        onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, isOpen: true })}
      >
        {texts.shown[shown]}
      </Button>
      <ActionMenu
        open={isOpen}
        onClose={() => setOpened((now) => now && { ...now, isOpen: false })}
        anchor={opened?.anchor ?? null}
        label={texts.button}
        groups={[
          [
            { label: texts.types.view, act: () => onMode('view'), checked: shown === 'view' },
            { label: texts.types.build, act: () => onMode('build'), reason, checked: shown === 'build' },
          ],
          [
            {
              label: texts.types.activity,
              // The shown one keeps its address.
              act: () => shown !== 'activity' && void navigate(paths.activityRoadmap(containerId)),
              checked: shown === 'activity',
            },
          ],
        ]}
      />
    </>
  );
}
