import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { repeating, within } from '#lambdas/ports/aws/settings.ts';
import { type ExportStore, type FileHeaders, UploadGoneError } from './port.ts';

/** The least size of a part in S3. */
const PART_BYTES = 5 * 1024 * 1024;
/** For one part with all its attempts, in milliseconds. */
const TIMEOUT = 60_000;

/** A private bucket of S3. */
export function createS3Store(bucket: string): ExportStore {
  const client = createClient();
  const file = (key: string) => ({ Bucket: bucket, Key: key });
  const part = (key: string, upload: string) => ({ ...file(key), UploadId: upload });
  return {
    partBytes: PART_BYTES,
    async put(key, body, headers) {
      const command = new PutObjectCommand({ ...file(key), ...headersOf(headers), Body: body });
      await answerOf('PutObject', client.send(command, within(TIMEOUT)));
    },
    async begin(key, headers) {
      const command = new CreateMultipartUploadCommand({ ...file(key), ...headersOf(headers) });
      const { UploadId } = await answerOf('CreateMultipartUpload', client.send(command, within(TIMEOUT)));
      if (UploadId === undefined) throw new Error('S3 began an upload without an id');
      return UploadId;
    },
    async putPart(key, upload, number, body) {
      const command = new UploadPartCommand({ ...part(key, upload), PartNumber: number, Body: body });
      const { ETag } = await answerOf('UploadPart', client.send(command, within(TIMEOUT)));
      if (ETag === undefined) throw new Error('S3 stored a part without a tag');
      return ETag;
    },
    async complete(key, upload, tags) {
      const Parts = tags.map((ETag, i) => ({ PartNumber: i + 1, ETag }));
      const command = new CompleteMultipartUploadCommand({ ...part(key, upload), MultipartUpload: { Parts } });
      await answerOf('CompleteMultipartUpload', client.send(command, within(TIMEOUT)));
    },
    async abort(key, upload) {
      const command = new AbortMultipartUploadCommand(part(key, upload));
      await answerOf('AbortMultipartUpload', client.send(command, within(TIMEOUT))).catch((error: unknown) => {
        if (!(error instanceof UploadGoneError)) throw error;
      });
    },
    async list(prefix) {
      const keys: string[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }, within(TIMEOUT));
      const read = async () => {
        for await (const { Contents = [] } of pages) keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
      };
      await answerOf('ListObjectsV2', read());
      return keys;
    },
    async delete(key) {
      await answerOf('DeleteObject', client.send(new DeleteObjectCommand(file(key)), within(TIMEOUT)));
    },
    link: (key, seconds) => getSignedUrl(client, new GetObjectCommand(file(key)), { expiresIn: seconds }),
  };
}

function createClient(): S3Client {
  const isEmulated = (process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']) !== undefined;
  return new S3Client({
    ...repeating(),
    // Names of buckets are no names of hosts there.
    forcePathStyle: isEmulated,
    // Signed requests carry a hash of their body already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** @throws UploadGoneError; an Error with S3's own name for any other refusal */
async function answerOf<Answer>(operation: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof S3ServiceException ? refusalOf(operation, error) : error;
  }
}

function refusalOf(operation: string, { name, $metadata }: S3ServiceException): Error {
  if (name === 'NoSuchUpload') return new UploadGoneError();
  return new Error(`S3 refused ${operation}: ${$metadata.httpStatusCode} ${name}`);
}

function headersOf({ fileName }: FileHeaders) {
  return { ContentType: 'application/gzip', ContentDisposition: `attachment; filename="${fileName}"` };
}
