import { useSearchParams } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { ADMIN_TAB_PARAM, type AdminTab, paths } from '#web/base/paths.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { UndoButtons } from '#web/board/undo/UndoButtons.tsx';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { PageGrid } from '#web/components/layout/PageGrid.tsx';
import { PageTabs } from '#web/components/page/PageTabs.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { Message } from '#web/components/state/Message.tsx';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import styles from './admin.module.css';
import { TabContent } from './TabContent.tsx';

/** The tabs in their order, and the one that the page starts on. */
const TABS: readonly AdminTab[] = ['users', 'settings', 'maps', 'requests', 'integration', 'audit', 'data'];
const FIRST: AdminTab = 'settings';
/** Those on which changes can be undone (rule undo.11). */
const UNDONE: ReadonlySet<AdminTab> = new Set(['settings', 'maps']);
const LINKS = TABS.map((tab) => ({ key: tab, to: paths.admin(tab), label: adminTexts.tabs[tab] }));

/** The administrators' page: `/admin?tab=…` (rule access.16). */
export function Component() {
  const { claims } = usePerson();
  return (
    <>
      <PageTitle title={adminTexts.title} />
      {claims.admin || claims.super_admin ? <Administration /> : <NotAdministrator />}
    </>
  );
}

function Administration() {
  const [params] = useSearchParams();
  const wanted = params.get(ADMIN_TAB_PARAM);
  const open = TABS.find((tab) => tab === wanted) ?? FIRST;
  const company = useCompany();
  return (
    <PageGrid>
      <div className={styles['head']}>
        <Text as="h1" look="heading" tabIndex={-1}>
          {adminTexts.title}
        </Text>
        {UNDONE.has(open) && <UndoButtons of={company} />}
      </div>
      <PageTabs label={adminTexts.title} tabs={LINKS} open={open} />
      <TabContent key={open} tab={open} />
    </PageGrid>
  );
}

function NotAdministrator() {
  return (
    <Message heading="h1" title={errors.notAdministrator.message} text={adminTexts.notAdministratorHelp}>
      <ButtonLink to={paths.storyMaps()} variant="outlined">
        {adminTexts.backToMaps}
      </ButtonLink>
    </Message>
  );
}
