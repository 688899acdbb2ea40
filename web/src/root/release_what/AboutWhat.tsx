import { compareNames } from '#shared/rules/compareNames.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { ReferenceList, ReferenceRow } from '#web/components/field/ReferenceRow.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import styles from '#web/features/epic/column/releaseWhat.module.css';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useWhatWhoLinks, useWhos } from '#web/replica/story_map/useMap.ts';
import { useLoadedDetails, useReferences } from '#web/replica/what/useDetails.ts';

/** The Whos and reference links of an Activity on the map, independent of the release. Users change them on the map. */
export function AboutWhat({ whatId }: { whatId: string }) {
  return (
    <>
      <WhosOfWhat whatId={whatId} />
      <Section title={texts.references}>
        <ReferencesOfWhat whatId={whatId} />
      </Section>
    </>
  );
}

function WhosOfWhat({ whatId }: { whatId: string }) {
  const all = useWhatWhoLinks();
  const whos = useWhos();
  const types = useSettings().data?.who_what_link_type ?? [];
  const links = [...all.values()]
    .flatMap((link) => {
      const who = link.whatId === whatId ? whos.get(link.whoId) : undefined;
      return who === undefined ? [] : [{ link, name: who.name }];
    })
    .sort((a, b) => compareNames(a.name, b.name));
  return (
    <Section title={texts.whos}>
      {links.length === 0 ? (
        <Quiet>{texts.noWhos}</Quiet>
      ) : (
        <ul className={styles['whos']}>
          {links.map(({ link, name }) => (
            <li key={link.id}>
              <Text dir="auto" className={styles['who']}>
                {name}
              </Text>
              <Text look="compact" quiet className={styles['link']}>
                {types.find(({ id }) => id === link.linkTypeId)?.name}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function ReferencesOfWhat({ whatId }: { whatId: string }) {
  const { isLoaded, error, isFetching, refetch } = useLoadedDetails(whatId);
  if (isLoaded) return <LoadedReferences whatId={whatId} />;
  if (error !== null && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles['oneLine']}>
      <LoadingAfter>
        <div role="status" aria-label={commonTexts.loading}>
          <Skeleton width="70%" height="1.2em" />
        </div>
      </LoadingAfter>
    </div>
  );
}

function LoadedReferences({ whatId }: { whatId: string }) {
  const links = useReferences(whatId);
  const { data: settings } = useSettings();
  if (links.length === 0) return <Quiet>{texts.noReferences}</Quiet>;
  return (
    <ReferenceList>
      {links.map(({ id, name, referenceTypeId: type }) => (
        <ReferenceRow key={id} reference={{ name, type }} types={settings?.reference_link ?? []} />
      ))}
    </ReferenceList>
  );
}
