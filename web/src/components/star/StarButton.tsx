import * as starTexts from '#shared/texts/story_map/stars.ts';
import { IconButton } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { star, starOutline } from '../controls/pageIcons.ts';
import { Tooltip } from '../controls/Tooltip.tsx';
import styles from './star.module.css';

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
