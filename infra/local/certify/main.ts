import { certifyCommand } from './certifyCommand.ts';

/** `npm run certify:jira`: walks everything that StorYd asks a Jira for against a real one. */
process.exitCode = await certifyCommand(process.argv.slice(2), process.env['JIRA_TOKEN'], (line) =>
  process.stdout.write(`${line}\n`),
);
