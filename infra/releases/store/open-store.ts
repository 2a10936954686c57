import path from 'node:path'
import { type BucketSettings, openBucket } from '@store/bucket/bucket'
import { BucketStore } from './bucket-store.ts'
import { FolderStore } from './folder-store.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Opens the store of a site.
 * @param address a folder, or `s3://bucket`; absent: the site of `npm start`
 * @throws Error that names the missing setting of a bucket
 */
export async function openStore(
  address: string | undefined,
  { root, cwd, env }: { root: string; cwd: string; env: NodeJS.ProcessEnv },
): Promise<ReleaseStore> {
  const [, bucket] = /^s3:\/\/([^/]+)\/?$/.exec(address ?? '') ?? []
  if (bucket) return new BucketStore(await openBucket(bucketSettings(bucket, env)))
  if (address) return new FolderStore(path.resolve(cwd, address))
  return new FolderStore(path.resolve(env.DATA_FOLDER || path.join(root, '.data'), 'site'))
}

/** Many: a publish of hundreds of files must survive a short outage. */
const patience = { maxAttempts: 5, answerTimeoutMs: 30_000 }

/** The environment variables that all S3 tools read. */
function bucketSettings(bucket: string, env: NodeJS.ProcessEnv): BucketSettings {
  const region = env.AWS_REGION || 'us-east-1'
  const credentials = keysIn(env)
  return {
    bucket,
    region,
    endpoint: env.AWS_ENDPOINT_URL_S3 || `https://s3.${region}.amazonaws.com`,
    isInHost: false,
    ...patience,
    ...(credentials && { credentials }),
  }
}

/** @returns undefined without keys: then the SDK looks for a profile, a web identity or a role of the machine */
function keysIn(env: NodeJS.ProcessEnv): BucketSettings['credentials'] {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId && !secretAccessKey) return undefined
  if (!accessKeyId || !secretAccessKey) {
    const missing = accessKeyId ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID'
    throw new Error(`${missing} is missing: set both keys of the bucket, or none for a role`)
  }
  const { AWS_SESSION_TOKEN: sessionToken } = env
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
}
