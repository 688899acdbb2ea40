import type { CompanyUser } from '#shared/model/people/people.ts';
import type { StoryMapCard } from '#shared/model/story_map/storyMap.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { paths } from '#web/base/paths.ts';
import { ButtonLink, Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { tree } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { TableCell, TableRow, TableRowHeader } from '#web/components/table/Table.tsx';
import { DateText } from '#web/components/text/DateText.tsx';
import styles from './maps.module.css';

type Props = {
  map: StoryMapCard;
  /** Undefined while unknown. */
  owner: CompanyUser | undefined;
  isTop: boolean;
  busy: boolean;
  onTop: () => void;
  onChangeOwner: () => void;
};

/** A story map of the company, for administrators: its owner, and what they can change of it. */
export function MapRow({ map: { id, name, createdAt }, owner, isTop, busy, onTop, onChangeOwner }: Props) {
  return (
    <TableRow>
      <TableRowHeader>
        <Text as="div" look="label" dir="auto" className={styles['name']}>
          {name}
        </Text>
      </TableRowHeader>
      <TableCell place="below">
        <Text as="div" look="compact" oneLine title={owner?.username}>
          {owner?.username ?? '\u00a0'}
        </Text>
        <Text as="div" look="compact" quiet oneLine title={owner?.email}>
          {owner?.email ?? '\u00a0'}
        </Text>
      </TableCell>
      <TableCell place="below">
        <Text as="div" look="compact" quiet>
          <DateText at={createdAt} text={(date) => storyMapsTexts.created({ date })} />
        </Text>
      </TableCell>
      <TableCell place="below">
        <div className={styles['actions']}>
          <DisabledReason reason={isTop ? adminTexts.isTop : undefined}>
            <Button
              plain
              start={<Icon path={tree} />}
              disabled={isTop || busy}
              aria-label={adminTexts.topNamed({ map: name })}
              onClick={onTop}
            >
              {adminTexts.top}
            </Button>
          </DisabledReason>
          <Button plain aria-label={adminTexts.changeOwnerOf({ map: name })} onClick={onChangeOwner}>
            {adminTexts.changeOwner}
          </Button>
          <ButtonLink
            plain
            to={paths.storyMap(id)}
            target="_blank"
            rel="noopener"
            aria-label={adminTexts.openNamed({ map: name })}
          >
            {storyMapsTexts.open}
          </ButtonLink>
        </div>
      </TableCell>
    </TableRow>
  );
}
