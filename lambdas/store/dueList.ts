import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { canonicalDomain, type CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { Key } from './keys.ts';
import { endOfPrefix } from './keys.ts';
import { tableClient } from './table/client.ts';
import { tableName } from './table/table.ts';

/** An entry of the list of due work. */
export type DueEntry<Fields> = Key & Fields & { company: CompanyDomain };

/**
 * A part of the list of due work, of all companies of the deployment, in order.
 * @param to the key whose entries are the last ones, those that continue it included
 * @param page without it everything is read; `after` is the sort key of the last entry of the previous page
 * @throws any error of the table
 */
export async function dueEntries<Fields>(
  { pk, sk: from }: Key,
  to: Key,
  page?: { after: string | undefined; limit: number },
): Promise<DueEntry<Fields>[]> {
  const found: DueEntry<Fields>[] = [];
  let next: QueryCommandOutput['LastEvaluatedKey'];
  do {
    const answer: QueryCommandOutput = await tableClient().send(
      new QueryCommand({
        TableName: tableName(),
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': pk,
          ':from': page?.after === undefined ? from : `${page.after}\u0000`,
          ':to': endOfPrefix(to.sk),
        },
        ...(page !== undefined && { Limit: page.limit }),
        ...(next !== undefined && { ExclusiveStartKey: next }),
      }),
    );
    for (const item of (answer.Items ?? []) as (Key & Fields & { company: string })[]) {
      const company = canonicalDomain(item.company);
      if (company !== undefined) found.push({ ...item, company });
    }
    next = page === undefined ? answer.LastEvaluatedKey : undefined;
  } while (next !== undefined);
  return found;
}
