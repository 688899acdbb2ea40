import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAIL_CHOICES, type MailChoice } from '#shared/model/notices.ts';
import { noticeTexts } from '#shared/texts/notices.ts';
import { type ApiError, call } from '#web/api/client.ts';
import { callKey, useCall } from '#web/api/queries.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { Section } from './Section.tsx';

/** Chooses the mails about pending items that the user gets (rule notice.4). The links in those mails lead here. */
export function NoticeSection({ uid }: { uid: string }) {
  const cache = useQueryClient();
  const known = useCall('notice_settings', { uid });
  const choose = useMutation<unknown, ApiError, MailChoice>({
    mutationFn: (mails) => call('change_notice_settings', { uid, mails }),
    onSuccess: (_, mails) => cache.setQueryData(callKey('notice_settings', { uid }), { mails }),
  });
  const chosen = choose.isPending ? choose.variables : known.data?.mails;
  return (
    <Section title={noticeTexts.setting} help={noticeTexts.settingHelp}>
      <RadioGroup
        aria-label={noticeTexts.setting}
        value={chosen ?? ''}
        onChange={(event) => {
          const wanted = MAIL_CHOICES.find((choice) => choice === event.target.value);
          if (wanted !== undefined) choose.mutate(wanted);
        }}
      >
        {MAIL_CHOICES.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            disabled={known.data === undefined}
            control={<Radio size="small" />}
            label={noticeTexts.choices[choice]}
          />
        ))}
      </RadioGroup>
      <ErrorAlert text={choose.error?.message ?? (known.isFetching ? undefined : known.error?.message)} />
    </Section>
  );
}
