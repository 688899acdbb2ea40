import { Fragment } from 'react';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { ReadingDialog } from '#web/components/dialog/ReadingDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';

const keyBox = {
  display: 'inline-block',
  minWidth: 24,
  px: 1.5,
  py: 0.5,
  mr: 1,
  border: '1px solid var(--storyd-border-strong)',
  borderRadius: 1,
  bgcolor: 'var(--storyd-subtle)',
  font: 'inherit',
  fontSize: 'caption.fontSize',
  textAlign: 'center',
} as const;

type KeyGroup = { title: string; keys: readonly { keys: readonly string[]; does: string }[]; editing: boolean };
type Props = { groups: readonly KeyGroup[]; editable: boolean; onClose: () => void };

/** The keyboard shortcuts of a board, opened by `?`. Viewers see only those they can use. */
export function KeysDialog({ groups, editable, onClose }: Props) {
  const isLong = groups.length > 2;
  return (
    <ReadingDialog
      title={storyMapTexts.keysTitle}
      maxWidth={isLong ? 'md' : 'sm'}
      onClose={onClose}
      sx={isLong ? { columns: { md: 2 }, columnGap: 8 } : {}}
    >
      {groups
        .filter(({ editing }) => editable || !editing)
        .map(({ title, keys }) => (
          <Box key={title} sx={{ breakInside: 'avoid', pb: 3 }}>
            <Text as="h3" look="label" quiet style={{ marginBottom: 4 }}>
              {title}
            </Text>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(112px, auto) 1fr',
                alignItems: 'baseline',
                gap: 2,
                m: 0,
                fontSize: 'body2.fontSize',
              }}
            >
              {keys.map(({ keys: names, does }) => (
                <Fragment key={does}>
                  <dt>
                    {names.map((key) => (
                      <Box key={key} component="kbd" sx={keyBox}>
                        {key}
                      </Box>
                    ))}
                  </dt>
                  <Box component="dd" sx={{ m: 0 }}>
                    {does}
                  </Box>
                </Fragment>
              ))}
            </Box>
          </Box>
        ))}
    </ReadingDialog>
  );
}
