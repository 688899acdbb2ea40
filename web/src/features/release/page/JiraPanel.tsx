import { useId } from 'react';
import { Link } from 'react-router-dom';
import * as texts from '#shared/texts/integration/drift.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { paths } from '#web/base/paths.ts';
import controls from '#web/components/controls/controls.module.css';
import { Text } from '#web/components/controls/Text.tsx';
import { formatMoment } from '#web/components/text/formatDate.ts';
import { type LinkedIssue, useReleaseDrift } from '#web/replica/release/useReleaseDrift.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from '../list/releases.module.css';

/** The epics of a release that differ from their issues. Nothing for a release whose epics are linked with none. */
export function JiraPanel({ releaseId }: { releaseId: string }) {
  const titleId = useId();
  const containerId = useContainerId();
  const { data } = useReleaseDrift({ containerId, releaseId });
  if (data === undefined || data.docs.length === 0) return null;
  const differing = data.docs.filter(({ differences }) => differences.length > 0);
  const read = data.readAt === null ? texts.notRead : texts.readAt({ time: formatMoment(data.readAt) });
  return (
    <section aria-labelledby={titleId} className={`${styles['box']} ${styles['panel']} ${styles['jira']}`}>
      <div className={styles['frameHead']}>
        <Text as="h3" look="caption" quiet id={titleId} className={styles['label']}>
          {texts.panel}
        </Text>
        <Text look="compact" quiet>
          {read}
        </Text>
      </div>
      {data.unseenProjects.map((key) => (
        <Text key={key} look="compact">
          {texts.projectUnseen({ key })}
        </Text>
      ))}
      {differing.length === 0 ? (
        data.readAt !== null &&
        data.unseenProjects.length === 0 && (
          <Text look="compact" quiet>
            {texts.allSame}
          </Text>
        )
      ) : (
        <ul aria-labelledby={titleId} className={styles['frameList']}>
          {differing.map((issue) => (
            <li key={`${issue.epicId} ${issue.integrationId}`} className={styles['differing']}>
              <Link
                to={paths.releaseWhat(containerId, releaseId, issue.whatId, issue.epicId)}
                className={controls['name']}
                dir="auto"
              >
                {issue.name}
              </Link>
              <Text look="compact" quiet>
                <IssueKey issue={issue} />
                {texts.differsIn({
                  fields: issue.differences.map(texts.fieldName).join(', '),
                })}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The key of an issue, which opens it in Jira as long as it is there. */
function IssueKey({ issue: { issueKey, issue } }: { issue: LinkedIssue }) {
  const url = issue?.url ?? null;
  if (url === null) return issueKey;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={informationTexts.opensNewTab({ name: issueKey })}
    >
      {issueKey}
    </a>
  );
}
