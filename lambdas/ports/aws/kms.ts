import { fetchSigned } from './fetchSigned.ts';

/** In milliseconds. */
const TIMEOUT = 5_000;

/**
 * Asks KMS for an operation by a signed request; its own client would be larger than a function.
 * @throws when it refuses, without what was sent
 */
export async function askKms(
  operation: 'Encrypt' | 'Decrypt' | 'GenerateMac',
  input: object,
): Promise<Record<string, unknown>> {
  const response = await fetchSigned('kms', new URL(endpoint()), {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${operation}` },
    body: JSON.stringify(input),
    timeout: TIMEOUT,
  });
  // An error may repeat what was sent.
  if (!response.ok) throw new Error(`KMS refused ${operation}: ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}

/** That of the region, unless an emulator replaces the service. */
function endpoint(): string {
  return process.env['AWS_ENDPOINT_URL'] ?? `https://kms.${process.env['AWS_REGION'] ?? ''}.amazonaws.com`;
}
