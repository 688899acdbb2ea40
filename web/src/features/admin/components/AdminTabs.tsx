import Box from '@mui/material/Box';
import { adminTexts } from '#shared/texts/admin.ts';
import { type AdminTab, paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import styles from './adminTabs.module.css';

type Props = { tabs: readonly AdminTab[]; open: AdminTab };

/** The tabs of the administrators' page, as links: the address names the open one. */
export function AdminTabs({ tabs, open }: Props) {
  return (
    <Box component="nav" aria-label={adminTexts.title} className={styles['tabs']}>
      {tabs.map((tab) => (
        <ButtonLink
          key={tab}
          to={paths.admin(tab)}
          aria-current={tab === open ? 'page' : undefined}
          className={styles['tab']}
        >
          {adminTexts.tabs[tab]}
        </ButtonLink>
      ))}
    </Box>
  );
}
