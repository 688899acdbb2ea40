import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { AccessType } from '#shared/model/accessRequest.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { sharingTexts } from '#shared/texts/sharing.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { useCommand } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { Message } from '#web/components/Message.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';

/**
 * Replaces a map that may not be seen or does not exist, without revealing which; lets people ask its owner for access
 * (rules access.8, share.11).
 */
export function AccessDenied({ containerId }: { containerId: string }) {
  const request = useCommand('request_container_access');
  const sent = request.isSuccess;
  const button = (access_type: AccessType, label: string) => (
    <Button
      variant={access_type === 'edit' ? 'contained' : 'outlined'}
      loading={request.isPending && request.variables.access_type === access_type}
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
              <Typography variant="subtitle1">{sharingTexts.requested}</Typography>
              <Typography color="textSecondary">{sharingTexts.requestedHelp}</Typography>
            </>
          )}
        </div>
        <ErrorAlert text={request.error?.message} />
        <Button component={Link} to={paths.storyMaps()} sx={{ flexBasis: '100%' }}>
          {storyMapTexts.backToList}
        </Button>
      </Message>
    </>
  );
}
