import * as settingsTexts from '#shared/texts/company/settings.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { DateText } from '#web/components/text/DateText.tsx';
import styles from './settings.module.css';
import type { useSettingUses } from './useSettingUses.ts';

/** Counts how often the settings are used, and says when that was done (rule company.20). */
export function CountUses({ counted, error, isCounting, soFar, count }: ReturnType<typeof useSettingUses>) {
  const texts = settingsTexts.uses;
  return (
    <div className={styles['uses']}>
      <Text role="status" look="compact" className={styles[error === null ? 'quiet' : 'failed']}>
        {isCounting ? (
          texts.counting({ count: soFar })
        ) : error !== null ? (
          texts.failed
        ) : counted === undefined ? (
          texts.help
        ) : (
          <DateText at={counted.at} text={(day) => texts.counted({ count: counted.storyMaps, day })} />
        )}
      </Text>
      <Button variant="outlined" busy={isCounting} onClick={count}>
        {counted === undefined ? texts.count : texts.again}
      </Button>
    </div>
  );
}
