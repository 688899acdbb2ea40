import { useId } from 'react';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import styles from '../hierarchy.module.css';
import { mayExpand } from '../model/treeKeys.ts';
import { NodeActions } from './NodeActions.tsx';
import type { NodeProps } from './nodeProps.ts';
import { NodeState } from './NodeState.tsx';

/** A story map with what is shown below it. */
export function Node(props: NodeProps) {
  const { node, view, active } = props;
  const nameId = useId();
  const stateId = useId();
  const { path, name, level, below, isExpanded, children } = node;
  const isActive = path === active;
  return (
    <li
      role="treeitem"
      data-path={path}
      aria-labelledby={nameId}
      aria-describedby={stateId}
      aria-level={level}
      aria-expanded={isExpanded ? true : mayExpand(node) ? false : undefined}
      aria-busy={below.kind === 'fetching' ? true : undefined}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      className={styles['node']}
    >
      <div className={styles['row']} data-card="" data-root={level === 1 || undefined}>
        <span id={nameId} dir="auto" className={styles[name === null ? 'closed' : 'name']} title={name ?? undefined}>
          {name ?? texts.closed}
        </span>
        <NodeState {...props} id={stateId} isActive={isActive} />
        <NodeActions {...props} isActive={isActive} />
      </div>
      {children.length > 0 && (
        <ul role="group" className={styles['children']} data-view={view}>
          {children.map((child) => (
            <Node key={child.path} {...props} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
