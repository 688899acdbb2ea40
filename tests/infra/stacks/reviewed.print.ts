import { readFileSync, writeFileSync } from 'node:fs';
import { DROP_RESOURCES, droppedResources, droppingMessage } from './support/droppedResources.ts';
import { PERMISSIONS_PAGE, permissionsPage, RESOURCES_FILE, resourcesList } from './support/reviewed.ts';
import { plainDeployment } from './support/templates.ts';

/**
 * The last part of `npm run generate`: writes what people review of the templates. It drops resources from their list
 * only when it is told to.
 */

writeFileSync(PERMISSIONS_PAGE, permissionsPage(plainDeployment()));
const list = resourcesList(plainDeployment());
const dropped = droppedResources(readFileSync(RESOURCES_FILE, 'utf8'), list);
const mayDrop = process.argv.includes(DROP_RESOURCES);
if (dropped.length > 0) console.error(droppingMessage(dropped, mayDrop));
if (dropped.length > 0 && !mayDrop) process.exitCode = 1;
else writeFileSync(RESOURCES_FILE, list);
