import * as starTexts from '#shared/texts/story_map/stars.ts';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { star, starOutline } from './pageIcons.ts';
import styles from './starButton.module.css';
import { Tooltip } from './Tooltip.tsx';

type Props = {
  /** The name of the story map. */
  name: string;
  /** Undefined while it is not known. */
  starred: boolean | undefined;
  onChange: (starred: boolean) => void;
};

/** Adds or removes the user's star on a story map. */
export function StarButton({ name, starred, onChange }: Props) {
  const isOn = starred === true;
  return (
    <Tooltip title={isOn ? starTexts.remove : starTexts.add}>
      <IconButton
        aria-label={starTexts.of({ name })}
        aria-pressed={isOn}
        aria-disabled={starred === undefined ? true : undefined}
        className={isOn ? styles['on'] : undefined}
        onClick={starred === undefined ? undefined : () => onChange(!starred)}
      >
        <Icon path={isOn ? star : starOutline} />
      </IconButton>
    </Tooltip>
  );
}
