import type { APIGatewayProxyEventV2WithJWTAuthorizer, DynamoDBStreamEvent } from 'aws-lambda';
import { partitionOf } from '#lambdas/store/keys/partitions.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';

const companyOf = (email: unknown): string[] =>
  [(typeof email === 'string' ? companyOfEmail(email) : undefined) ?? []].flat();

/** The company of a caller, by their token; undefined without one. */
export const ofCaller = ({ requestContext }: APIGatewayProxyEventV2WithJWTAuthorizer): string[] =>
  companyOf(requestContext.authorizer?.jwt?.claims['email']);

/** The company of the person in a user pool trigger's event. */
export const ofPerson = ({ request }: { request: { userAttributes: Readonly<Record<string, string>> } }): string[] =>
  companyOf(request.userAttributes['email']);

/** The companies of the items in a batch of the table's stream. */
export const ofRecords = ({ Records }: DynamoDBStreamEvent): string[] =>
  Records.flatMap(({ dynamodb }) => partitionOf(dynamodb?.Keys?.['pk']?.S ?? '').company ?? []);
