import { writeFileSync } from 'node:fs';
import { PERMISSIONS_PAGE, permissionsPage, RESOURCES_FILE, resourcesList } from './support/reviewed.ts';
import { plainDeployment } from './support/templates.ts';

/** The last part of `npm run generate`: writes what people review of the templates. */

writeFileSync(PERMISSIONS_PAGE, permissionsPage(plainDeployment()));
writeFileSync(RESOURCES_FILE, resourcesList(plainDeployment()));
