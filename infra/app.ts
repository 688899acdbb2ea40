import { App } from 'aws-cdk-lib';
import { DataStack } from './stacks/data.ts';

/** What is deployed. Nothing in it looks anything up, so that it can be synthesised anywhere, without an account or a network. */
const app = new App();

new DataStack(app, 'StorydData', { stackName: 'storyd-data', description: 'StorYd: the data of all companies' });
