import { type ComponentType, useState } from 'react';
import * as texts from '#shared/texts/story_map/mapPicture.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { download } from '#web/components/controls/pageIcons.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';

/** Opens the dialog that downloads what the page shows as an image. */
export function PictureButton({ dialog: Dialog }: { dialog: ComponentType<Openable> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <QuietButton label={texts.button} onClick={() => setOpen(true)}>
        <Icon path={download} />
      </QuietButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
