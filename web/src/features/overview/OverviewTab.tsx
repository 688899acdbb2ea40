import Typography from '@mui/material/Typography';
import { overviewTexts } from '#shared/texts/overview.ts';
import { useHead } from '#web/map/useMap.ts';
import { BackboneActivities } from './BackboneActivities.tsx';
import { BusinessOwner } from './BusinessOwner.tsx';
import styles from './overview.module.css';
import { Panel } from './Panel.tsx';
import { ParentActivity } from './ParentActivity.tsx';
import { WhosByCategory } from './WhosByCategory.tsx';

/** The maximum length of a purpose shown as a statement; longer ones show as text. */
const STATEMENT = 240;

/** `/story_map/{id}/overview`: a story map on one page (rule map.21). */
export function OverviewTab() {
  const why = useHead((head) => head.why);
  const isChild = useHead((head) => head.parentWhatRef !== null);
  return (
    <div className={styles['page']}>
      <div className={styles['layout']}>
        <Panel title={overviewTexts.purpose} area="purpose" plain action={isChild && <ParentActivity />}>
          <Typography
            component="div"
            variant={why.length <= STATEMENT ? 'h1' : 'h2'}
            dir="auto"
            sx={{
              maxWidth: '60ch',
              fontSize: { xs: 'h2.fontSize', sm: why.length <= STATEMENT ? 'h1.fontSize' : 'h2.fontSize' },
              fontWeight: why.length <= STATEMENT ? 600 : 400,
              lineHeight: why.length <= STATEMENT ? 1.3 : 1.6,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              textWrap: 'pretty',
            }}
          >
            {why}
          </Typography>
        </Panel>
        <BusinessOwner />
        <WhosByCategory />
        <BackboneActivities />
      </div>
    </div>
  );
}
