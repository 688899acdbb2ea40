import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fill } from '#shared/texts/fill.ts';
import { settingsTexts } from '#shared/texts/settings.ts';
import { DateText } from '#web/components/DateText.tsx';
import type { useSettingUses } from './useSettingUses.ts';

/** Counts how often the settings are used, and says when that was done (rule company.20). */
export function CountUses({ counted, error, isCounting, soFar, count }: ReturnType<typeof useSettingUses>) {
  const texts = settingsTexts.uses;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography
        role="status"
        variant="body2"
        color={error === null ? 'textSecondary' : 'error'}
        sx={{ flex: '1 1 240px' }}
      >
        {isCounting ? (
          fill(texts.counting[soFar === 1 ? 'one' : 'other'], { count: soFar })
        ) : error !== null ? (
          texts.failed
        ) : counted === undefined ? (
          texts.help
        ) : (
          <DateText
            at={counted.at}
            text={(day) =>
              fill(texts.counted[counted.storyMaps === 1 ? 'one' : 'other'], { count: counted.storyMaps, day })
            }
          />
        )}
      </Typography>
      <Button size="small" variant="outlined" loading={isCounting} onClick={count}>
        {counted === undefined ? texts.count : texts.again}
      </Button>
    </Box>
  );
}
