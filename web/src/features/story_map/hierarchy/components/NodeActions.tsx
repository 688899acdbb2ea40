import { Link } from 'react-router-dom';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import { paths } from '#web/base/paths.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowBack, tree } from '#web/components/controls/pageIcons.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import styles from '../hierarchy.module.css';
import { hasChildren } from '../model/hierarchyTree.ts';
import type { NodeProps } from './nodeProps.ts';

/** Opens a story map, or makes it the root if others are below it (rule hierarchy.4). */
export function NodeActions({ node, isActive, onRoot }: NodeProps & { isActive: boolean }) {
  if (node.below.kind === 'closed') return null;
  const tabIndex = isActive ? undefined : -1;
  return (
    <span className={styles['actions']}>
      {hasChildren(node) && node.level > 1 && (
        <QuietButton label={texts.makeRoot} tabIndex={tabIndex} onClick={() => onRoot(node.id)}>
          <Icon path={tree} small />
        </QuietButton>
      )}
      <Tooltip title={texts.open}>
        <Link to={paths.storyMap(node.id)} tabIndex={tabIndex} className={styles['open']}>
          <Icon path={arrowBack} small />
        </Link>
      </Tooltip>
    </span>
  );
}
