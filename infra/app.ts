import { App } from 'aws-cdk-lib';
import { bundle, BUNDLES } from './bundle.ts';
import { addStacks } from './storyd.ts';

/** What is deployed. The functions are bundled first, since their code is part of it. */
await bundle();
addStacks(new App(), BUNDLES);
