import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { droppedResources, droppingMessage } from './support/droppedResources.ts';
import { RESOURCES_FILE, resourcesList } from './support/reviewed.ts';
import { plainDeployment } from './support/templates.ts';

/** A resource whose logical id changes is deleted and made anew, with all that it holds. */
test('every resource has the logical id and the type under which it was first deployed (npm run generate)', () => {
  expect(readFileSync(RESOURCES_FILE, 'utf8')).toBe(resourcesList(plainDeployment()));
});

describe('the list drops no resource silently', () => {
  const committed = readFileSync(RESOURCES_FILE, 'utf8');
  const before = `StorydApi
  Api1 AWS::ApiGatewayV2::Api named storyd
  Stage1 AWS::ApiGatewayV2::Stage named api

StorydData
  Table AWS::DynamoDB::Table
`;

  test.each([
    ['nothing else', before, []],
    ['an addition', `${before}  Bucket AWS::S3::Bucket\n\nStorydWeb\n  Pages AWS::S3::Bucket\n`, []],
    ['another order', before.replace(/( {2}Api1.*\n)( {2}Stage1.*\n)/, '$2$1'), []],
    ['another id', before.replace('Table', 'Table2'), ['StorydData: Table AWS::DynamoDB::Table']],
    ['another type', before.replace('::Table', '::GlobalTable'), ['StorydData: Table AWS::DynamoDB::Table']],
    ['another name', before.replace('api', 'v1'), ['StorydApi: Stage1 AWS::ApiGatewayV2::Stage named api']],
    [
      'the same in another stack',
      before.replace('StorydData', 'StorydTables'),
      ['StorydData: Table AWS::DynamoDB::Table'],
    ],
  ])('%s', (_change, after, dropped) => {
    expect(droppedResources(before, after)).toEqual(dropped);
  });

  test('nor one of the deployment', () => {
    expect(droppedResources(committed, committed)).toEqual([]);
    expect(droppedResources(committed, '')).toHaveLength(committed.match(/^ {2}/gm)?.length ?? 0);
  });

  test('and says how to drop it', () => {
    const refused = droppingMessage(['StorydData: Table AWS::DynamoDB::Table'], false);
    expect(refused).toMatch(/not written.*\n {2}StorydData: Table AWS::DynamoDB::Table\n.*-- --drop-resources$/);
    expect(droppingMessage(['StorydData: Table AWS::DynamoDB::Table'], true)).toMatch(
      /^Dropped.*\n {2}StorydData: Table AWS::DynamoDB::Table$/,
    );
  });
});
