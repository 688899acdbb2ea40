import type { FrameKind } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { paths } from '#web/base/paths.ts';
import { Switch } from '#web/components/controls/Switch.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** In the order of the switch; a list from the model would bring its schemas. */
const KINDS: readonly FrameKind[] = ['problem', 'objective'];

/** Switches between the problems and the objectives of a map. */
export function FrameSwitch({ open }: { open: FrameKind }) {
  const containerId = useContainerId();
  return (
    <Switch
      label={texts.views}
      views={KINDS.map((kind) => ({
        text: texts[kind].title,
        to: paths.frame(containerId, kind),
        isOpen: kind === open,
      }))}
    />
  );
}
