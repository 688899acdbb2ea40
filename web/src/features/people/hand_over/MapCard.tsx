import type { CompanyUser } from '#shared/model/people/people.ts';
import type { StoryMapCard } from '#shared/model/story_map/storyMap.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { paths } from '#web/base/paths.ts';
import { ButtonLink, Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { tree } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import cards from '#web/components/page/cards.module.css';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { DateText } from '#web/components/text/DateText.tsx';

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
export function MapCard({ map: { id, name, createdAt }, owner, isTop, busy, onTop, onChangeOwner }: Props) {
  return (
    <li className={cards['card']}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
          <Text as="h3" look="subtitle" dir="auto" style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <ButtonLink
            variant="outlined"
            to={paths.storyMap(id)}
            target="_blank"
            rel="noopener"
            aria-label={adminTexts.openNamed({ map: name })}
          >
            {storyMapsTexts.open}
          </ButtonLink>
        </Box>
        <Text as="div" look="compact" quiet>
          <DateText at={createdAt} text={(date) => storyMapsTexts.created({ date })} />
        </Text>
        <Text look="compact" style={{ marginTop: 8 }} oneLine title={owner?.username}>
          {owner?.username ?? '\u00a0'}
        </Text>
        <Text look="compact" quiet oneLine title={owner?.email}>
          {owner?.email ?? '\u00a0'}
        </Text>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 'auto' }}>
        <DisabledReason reason={isTop ? adminTexts.isTop : undefined}>
          <Button
            variant="outlined"
            start={<Icon path={tree} />}
            disabled={isTop || busy}
            aria-label={adminTexts.topNamed({ map: name })}
            onClick={onTop}
          >
            {adminTexts.top}
          </Button>
        </DisabledReason>
        <Button variant="outlined" aria-label={adminTexts.changeOwnerOf({ map: name })} onClick={onChangeOwner}>
          {adminTexts.changeOwner}
        </Button>
      </Box>
    </li>
  );
}
