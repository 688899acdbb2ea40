import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAIL_CHOICES, type MailChoice } from '#shared/model/people/mailChoices.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { setAnswer, useCall } from '#web/base/api/queries.ts';
import { RadioGroup } from '#web/components/controls/RadioGroup.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { send } from '#web/replica/sending/send.ts';
import { Section } from './Section.tsx';

/** Chooses the mails about pending items that the user gets (rule notice.4). The links in those mails lead here. */
export function NoticeSection({ uid }: { uid: string }) {
  const cache = useQueryClient();
  const known = useCall('notice_settings', { uid });
  const choose = useMutation<unknown, ApiError, MailChoice>({
    mutationFn: (mails) => send('change_notice_settings', { uid, mails }),
    onSuccess: (_, mails) => setAnswer(cache, 'notice_settings', { uid }, { mails }),
  });
  const chosen = choose.isPending ? choose.variables : known.data?.mails;
  return (
    <Section title={accountTexts.mails} help={accountTexts.mailsHelp}>
      <RadioGroup
        aria-label={accountTexts.mails}
        value={chosen}
        options={MAIL_CHOICES.map((choice) => ({ value: choice, text: accountTexts.mailChoices[choice] }))}
        onChange={choose.mutate}
        disabled={known.data === undefined}
      />
      <ErrorAlert text={choose.error?.message ?? (known.isFetching ? undefined : known.error?.message)} />
    </Section>
  );
}
