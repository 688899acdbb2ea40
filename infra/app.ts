import { App } from 'aws-cdk-lib';
import { bundle, BUNDLES } from './bundle.ts';
import { addStacks } from './storyd.ts';
import { buildWeb, WEB } from './web.ts';

/** What is deployed. Functions and pages are built first, since they are part of it. */
await Promise.all([bundle(), buildWeb()]);
addStacks(new App(), BUNDLES, WEB);
