import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/frame.ts';
import { paths } from '#web/base/paths.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowDown, chevronRight } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { EmptyLine } from '#web/components/state/EmptyLine.tsx';
import { useObjective } from '#web/replica/frame/useFrame.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { Loaded } from '../state/Loaded.tsx';
import { BenefitList } from './BenefitList.tsx';
import styles from './objectiveItem.module.css';

type Props = {
  id: string;
  name: string;
  /** Whether the objective is on this map, and so has a page there. */
  isOnMap: boolean;
  /** The button that takes it out of the list; none for viewers. */
  action?: ReactNode;
};

/** An objective of a problem or release: its name leads to its page, and a button shows its benefits. */
export function ObjectiveItem({ id, name, isOnMap, action }: Props) {
  const containerId = useContainerId();
  const [isOpen, setOpen] = useState(false);
  const benefitsId = useId();
  if (!isOnMap)
    return (
      <li className={styles['item']}>
        <div className={styles['line']}>
          <Text dir="auto" className={`${styles['name']} ${styles['elsewhere']}`}>
            {name}
          </Text>
          <Text as="span" look="caption" quiet>
            {texts.elsewhere}
          </Text>
          {action}
        </div>
      </li>
    );
  return (
    <li className={styles['item']}>
      <div className={styles['line']}>
        <IconButton
          aria-label={texts.showBenefits({ name })}
          aria-expanded={isOpen}
          aria-controls={benefitsId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon path={isOpen ? arrowDown : chevronRight} small />
        </IconButton>
        <Link
          to={paths.frame(containerId, 'objective', id)}
          className={`${controls['name']} ${styles['name']}`}
          dir="auto"
        >
          {name}
        </Link>
        {action}
      </div>
      <div id={benefitsId} hidden={!isOpen} className={styles['benefits']}>
        {isOpen && <Benefits id={id} name={name} />}
      </div>
    </li>
  );
}

function Benefits({ id, name }: { id: string; name: string }) {
  const query = useObjective(id);
  const loading = (
    <Text look="compact" quiet role="status">
      {commonTexts.loading}
    </Text>
  );
  return (
    <Loaded query={query} data={query.data && query.benefits} skeleton={loading}>
      {(benefits) =>
        benefits.length === 0 ? (
          <EmptyLine text={texts.noBenefitsShort} />
        ) : (
          <BenefitList label={texts.benefitsOf({ name })} benefits={benefits} />
        )
      }
    </Loaded>
  );
}
