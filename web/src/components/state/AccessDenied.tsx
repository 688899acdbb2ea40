import type { AccessType } from '#shared/model/people/accessRequest.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { ErrorAlert } from './ErrorAlert.tsx';
import { Message } from './Message.tsx';

/**
 * Replaces a map without access or a missing one, without revealing which; users can ask its owner for access (rules
 * access.8, share.11).
 * @param props.containerId none for an address that no story map can have: there is no owner to ask
 */
export function AccessDenied({ containerId }: { containerId?: string }) {
  const request = useCommand('request_container_access');
  const sent = request.isSuccess;
  const button = (access_type: AccessType, label: string) =>
    containerId !== undefined && (
      <Button
        variant={access_type === 'edit' ? 'contained' : 'outlined'}
        busy={request.isPending && request.variables?.access_type === access_type}
        disabled={request.isPending}
        onClick={() => request.mutate({ containerId, access_type })}
      >
        {label}
      </Button>
    );
  return (
    <>
      <PageTitle title={storyMapTexts.pageTitle} />
      <Message heading="h1" title={errorTexts.mapNotVisible} text={sent ? undefined : storyMapTexts.deniedHelp}>
        {!sent && button('edit', sharingTexts.requestEdit)}
        {!sent && button('view', sharingTexts.requestView)}
        <div role="status" style={{ flexBasis: '100%' }}>
          {sent && (
            <>
              <Text style={{ fontWeight: 500 }}>{sharingTexts.requested}</Text>
              <Text quiet>{sharingTexts.requestedHelp}</Text>
            </>
          )}
        </div>
        <ErrorAlert text={request.error?.message} />
        <ButtonLink to={paths.storyMaps()} style={{ flexBasis: '100%' }}>
          {storyMapTexts.backToList}
        </ButtonLink>
      </Message>
    </>
  );
}
