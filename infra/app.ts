import { App } from 'aws-cdk-lib';
import { bundle, BUNDLES } from './bundle.ts';
import { emulatorAddress } from './emulator.ts';
import { addStacks } from './storyd.ts';
import { buildWeb, WEB } from './web.ts';

/** The deployed app. Functions and pages are built first, since they are part of it. */
const app = new App();
if (app.node.tryGetContext('stage') === 'local') emulatorAddress(process.env['AWS_ENDPOINT_URL']);
await Promise.all([bundle(), buildWeb()]);
addStacks(app, BUNDLES, WEB);
