import { useRef, useState } from 'react';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { paths } from '#web/base/paths.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './members.module.css';

/** The address of the open story map, with a button that copies it. */
export function CopyLink() {
  const address = `${window.location.origin}${paths.storyMap(useContainerId())}`;
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // The browser refuses on an insecure address, or because the user denied it; they can still copy it themselves.
      field.current?.select();
      setCopied(false);
    }
  };
  return (
    <div className={styles['link']}>
      <div className={styles['address']}>
        <input
          ref={field}
          readOnly
          value={address}
          aria-label={sharingTexts.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="outlined" onClick={() => void copy()}>
          {sharingTexts.copyLink}
        </Button>
      </div>
      <Text look="caption" quiet role="status">
        {isCopied === undefined
          ? sharingTexts.linkHelp
          : isCopied
            ? sharingTexts.linkCopied
            : sharingTexts.linkNotCopied}
      </Text>
    </div>
  );
}
