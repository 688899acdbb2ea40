import { Fragment, type ReactNode, useState } from 'react';
import type { MaturityItem } from '#shared/model/company/settings.ts';
import { MATURITY_LEVELS, type MaturityLevel } from '#shared/model/limits.ts';
import { MATURITY_TIMES, type MaturityTime } from '#shared/model/what/details.ts';
import { averageMaturity, levelOf } from '#shared/rules/company/maturity.ts';
import * as texts from '#shared/texts/what/information.ts';
import { maturityLevelNames } from '#shared/texts/what/maturityLevels.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { useChoice } from '#web/components/field/useChoice.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { useMaturity } from '#web/replica/what/useDetails.ts';

/** Stands for an unset level. */
const UNSET = '–';
const nameOf = (level: MaturityLevel | null) =>
  level === null ? texts.notJudged : texts.level({ level, name: maturityLevelNames[level] });

/**
 * The current and target maturity of an Activity, by each active item of the company, and the averages over them (rules
 * detail.6, detail.7).
 */
export function Maturity({ whatId, readOnly }: { whatId: string; readOnly: boolean }) {
  const maturity = useMaturity(whatId);
  const { data: settings } = useSettings();
  const isUsed = MATURITY_TIMES.some((which) => Object.keys(maturity[which]).length > 0);
  // Once open, it stays: the last level may be taken away to set another one.
  const [isOpen, setOpen] = useState(isUsed);
  if (isUsed && !isOpen) setOpen(true);
  if (settings === undefined) return null;
  const items = settings.maturity.filter(({ enabled }) => enabled);
  const levels = (item: MaturityItem) =>
    MATURITY_TIMES.map((which) => (
      <td key={which}>
        <Level whatId={whatId} maturity={maturity} item={item} which={which} readOnly={readOnly} />
      </td>
    ));
  return (
    <Section title={texts.maturity}>
      {items.length === 0 ? (
        <Quiet>{texts.noMaturityItems}</Quiet>
      ) : !isOpen ? (
        <Unused readOnly={readOnly} onOpen={() => setOpen(true)} />
      ) : (
        <Box component="table" sx={table}>
          <thead>
            <tr>
              {[texts.current, texts.future].map((title) => (
                <th key={title} scope="col">
                  <Text as="span" look="compact" quiet>
                    {title}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          {items.map((item) => (
            <Named key={item.id} name={item.name}>
              {levels(item)}
            </Named>
          ))}
          <Named name={texts.average} strong>
            {MATURITY_TIMES.map((which) => (
              <td key={which}>
                <Text as="span" look="label" style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {averageMaturity(maturity[which], settings.maturity)?.toFixed(1) ?? UNSET}
                </Text>
              </td>
            ))}
          </Named>
        </Box>
      )}
    </Section>
  );
}

/** Stands for the levels while none is set. */
function Unused({ readOnly, onOpen }: { readOnly: boolean; onOpen: () => void }) {
  if (readOnly) return <Quiet>{texts.notJudged}</Quiet>;
  return (
    <Button variant="outlined" onClick={onOpen} style={{ alignSelf: 'flex-start' }}>
      {texts.setMaturity}
    </Button>
  );
}

const table = {
  width: '100%',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '& :is(th, td)': { p: 0, pb: 2, pr: 2, textAlign: 'start', verticalAlign: 'middle', fontWeight: 400 },
  '& :is(th, td):last-child': { pr: 0 },
} as const;

/** Cells with a name above, so that they get the full width. */
function Named({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={MATURITY_TIMES.length} style={{ overflowWrap: 'anywhere', paddingBottom: 4 }}>
          <Text as="span" look={strong ? 'label' : 'body'}>
            {name}
          </Text>
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}

type Levels = ReturnType<typeof useMaturity>;
type LevelProps = { whatId: string; maturity: Levels; item: MaturityItem; which: MaturityTime; readOnly: boolean };

function Level({ whatId, maturity, item, which, readOnly }: LevelProps) {
  const containerId = useContainerId();
  const { mutateAsync } = useCommand('set_what_maturity');
  const level = levelOf(maturity[which], item.id);
  const choice = useChoice(level?.toString() ?? UNSET, async (chosen) => {
    const wanted = MATURITY_LEVELS.find((one) => one.toString() === chosen) ?? null;
    await mutateAsync({ containerId, whatId, which, maturityItemId: item.id, level: wanted });
  });
  if (readOnly) return <Text>{level === null ? UNSET : nameOf(level)}</Text>;
  return (
    <TextField
      select
      value={choice.value}
      onChange={(event) => choice.choose(event.target.value)}
      error={choice.message !== undefined}
      helperText={choice.message}
      // Wraps the long name of a level instead of cutting it off.
      sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
      slotProps={{
        htmlInput: { 'aria-label': (which === 'current' ? texts.currentOf : texts.futureOf)({ name: item.name }) },
      }}
    >
      <MenuItem value={UNSET} aria-label={nameOf(null)}>
        {UNSET}
      </MenuItem>
      {MATURITY_LEVELS.map((one) => (
        // Screen readers would read a space at each possible line break.
        <MenuItem key={one} value={one.toString()} aria-label={nameOf(one)}>
          <Breakable text={nameOf(one)} />
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A text that may also wrap after a slash. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      {part.endsWith('/') && <wbr />}
    </Fragment>
  ));
}
