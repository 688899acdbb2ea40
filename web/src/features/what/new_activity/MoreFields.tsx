import { useId, useState } from 'react';
import { type Amount, isNotANumber, wholeNumberIn } from '#shared/rules/numbers.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as texts from '#shared/texts/what/newActivity.ts';
import { amountRefusal } from '#web/board/selection/words.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowDown } from '#web/components/controls/pageIcons.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { PriorityField } from '#web/components/field/PriorityField.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { AMOUNTS, countSet } from './draft.ts';
import { NewReferences } from './NewReferences.tsx';
import { NewWhoLinks } from './NewWhoLinks.tsx';
import { rememberUnfolded, wasUnfolded } from './unfolded.ts';
import type { NewActivityState } from './useNewActivity.ts';

/**
 * The optional fields, collapsed at first. Collapsed, they show the number of set fields, so that none is submitted
 * unseen.
 */
export function MoreFields({ activity }: { activity: NewActivityState }) {
  const [unfolded, setUnfolded] = useState(wasUnfolded);
  const { draft, problems } = activity;
  const regionId = useId();
  // Errors must be visible.
  const isWrong = problems.amounts !== undefined || problems.reference !== undefined || problems.whos !== undefined;
  const open = unfolded || isWrong;
  const count = countSet(draft);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Button
        aria-expanded={open}
        aria-controls={regionId}
        onClick={() => {
          setUnfolded(!open);
          rememberUnfolded(!open);
        }}
        start={<Icon path={arrowDown} style={{ transform: open ? 'none' : 'rotate(-90deg)' }} />}
        style={{ alignSelf: 'start', marginLeft: -8 }}
      >
        {open || count === 0 ? texts.more : texts.moreSet({ count })}
      </Button>
      <Box
        id={regionId}
        role="group"
        aria-label={texts.more}
        hidden={!open}
        sx={{ display: open ? 'flex' : 'none', flexDirection: 'column', gap: 5 }}
      >
        {open && <Fields activity={activity} />}
      </Box>
    </Box>
  );
}

function Fields({ activity }: { activity: NewActivityState }) {
  const { data: settings, error, refetch, isFetching } = useSettings();
  const { draft, change } = activity;
  if (settings === undefined) {
    return (
      <>
        <Amounts activity={activity} />
        {error === null || isFetching ? (
          <LoadingAfter>
            <Skeleton height={32} />
          </LoadingAfter>
        ) : (
          <ErrorAlert
            text={`${texts.settingsFailed} ${error.message}`}
            action={
              <Button plain onClick={() => void refetch()}>
                {commonTexts.tryAgain}
              </Button>
            }
          />
        )}
      </>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <PriorityField
          priorityId={draft.priorityId === '' ? null : draft.priorityId}
          readOnly={false}
          save={(priorityId) => {
            change({ priorityId: priorityId ?? '' });
            return Promise.resolve();
          }}
        />
        <Amounts activity={activity} />
      </Box>
      <NewReferences activity={activity} types={settings.reference_link} />
      <NewWhoLinks activity={activity} types={settings.who_what_link_type} />
    </>
  );
}

/** Cost, size and value. */
function Amounts({ activity }: { activity: NewActivityState }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', alignItems: 'start', gap: 3 }}>
      {AMOUNTS.map((amount) => (
        <AmountField key={amount} amount={amount} activity={activity} />
      ))}
    </Box>
  );
}

/**
 * Anything but a whole number counts as unset (rule what.21); the field shows an error as soon as the user leaves it.
 */
function AmountField({
  amount,
  activity: { draft, problems, change },
}: {
  amount: Amount;
  activity: NewActivityState;
}) {
  const [wasNoNumber, setWasNoNumber] = useState(false);
  const { amounts } = draft;
  const typed = amounts[amount];
  const wrong = problems.amounts?.includes(amount) === true;
  return (
    <TextField
      label={informationTexts[amount]}
      value={typed}
      onChange={({ target }) => {
        setWasNoNumber(false);
        change({ amounts: { ...amounts, [amount]: target.value } });
      }}
      onBlur={() => {
        setWasNoNumber(isNotANumber(typed));
        const meant = wholeNumberIn(typed)?.toString() ?? '';
        if (meant !== typed) change({ amounts: { ...amounts, [amount]: meant } });
      }}
      error={wrong}
      helperText={wrong ? whatIsWrong(amount, typed) : wasNoNumber ? informationTexts.noNumber : undefined}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}

function whatIsWrong(amount: Amount, typed: string): string | undefined {
  return isNotANumber(typed) ? informationTexts.amountNoNumber : amountRefusal(amount, wholeNumberIn(typed));
}
