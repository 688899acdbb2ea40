import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { EscalatedRequestsSection } from '#web/features/change_request/EscalatedRequestsSection.tsx';
import { CountUses } from '#web/features/company/settings/CountUses.tsx';
import { HiddenReleasesSwitch } from '#web/features/company/settings/HiddenReleasesSwitch.tsx';
import { NamedSettings } from '#web/features/company/settings/NamedSettings.tsx';
import { Priorities } from '#web/features/company/settings/Priorities.tsx';
import styles from '#web/features/company/settings/settings.module.css';
import { useSettingUses } from '#web/features/company/settings/useSettingUses.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';

const KINDS = ['reference_link', 'who_what_link_type', 'who_who_link_type', 'maturity'] as const;

/** The settings of the company: its lists, none of whose entries is ever deleted (rule company.13), and the escalated requests. */
export function Component() {
  const { data, error, isFetching, refetch } = useSettings();
  const uses = useSettingUses();
  const usesOf = (id: string) => uses.counted && (uses.counted.uses.get(id) ?? 0);
  if (data === undefined) {
    return error !== null && !isFetching ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingAfter>
        <div className={styles['grid']}>
          {KINDS.map((kind) => (
            <Skeleton key={kind} height={240} />
          ))}
        </div>
      </LoadingAfter>
    );
  }
  return (
    <div className={styles['grid']}>
      <div className={styles['wide']}>
        <CountUses {...uses} />
      </div>
      <div className={styles['wide']}>
        <Priorities settings={data} usesOf={usesOf} />
      </div>
      {KINDS.map((kind) => (
        <NamedSettings key={kind} kind={kind} settings={data[kind]} usesOf={usesOf} />
      ))}
      <div className={styles['wide']}>
        <HiddenReleasesSwitch on={data.countsHiddenReleases} />
      </div>
      <div className={styles['wide']}>
        <EscalatedRequestsSection />
      </div>
    </div>
  );
}
