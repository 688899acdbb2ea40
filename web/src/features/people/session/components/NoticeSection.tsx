import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { MAIL_CHOICES, type MailChoice } from '#shared/model/people/mailChoices.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { callKey, useCall } from '#web/base/api/queries.ts';
import { Choice } from '#web/components/controls/Choice.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { send } from '#web/replica/sending/send.ts';
import account from '../account.module.css';
import { Section } from './Section.tsx';

/** Chooses the mails about pending items that the user gets (rule notice.4). The links in those mails lead here. */
export function NoticeSection({ uid }: { uid: string }) {
  const cache = useQueryClient();
  const group = useId();
  const known = useCall('notice_settings', { uid });
  const choose = useMutation<unknown, ApiError, MailChoice>({
    mutationFn: (mails) => send('change_notice_settings', { uid, mails }),
    onSuccess: (_, mails) => cache.setQueryData(callKey('notice_settings', { uid }), { mails }),
  });
  const chosen = choose.isPending ? choose.variables : known.data?.mails;
  return (
    <Section title={accountTexts.mails} help={accountTexts.mailsHelp}>
      <div role="radiogroup" aria-label={accountTexts.mails} className={account['choices']}>
        {MAIL_CHOICES.map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name={group}
            checked={choice === chosen}
            disabled={known.data === undefined}
            onChange={() => choose.mutate(choice)}
          >
            {accountTexts.mailChoices[choice]}
          </Choice>
        ))}
      </div>
      <ErrorAlert text={choose.error?.message ?? (known.isFetching ? undefined : known.error?.message)} />
    </Section>
  );
}
