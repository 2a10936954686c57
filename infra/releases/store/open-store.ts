import path from 'node:path'
import { type BucketSettings, BucketStore } from './bucket-store.ts'
import { FolderStore } from './folder-store.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Opens the store of a site.
 * @param address a folder, or `s3://bucket`; absent: the site of `npm start`
 * @throws Error that names the missing settings of a bucket
 */
export function openStore(
  address: string | undefined,
  { root, cwd, env }: { root: string; cwd: string; env: NodeJS.ProcessEnv },
): ReleaseStore {
  const [, bucket] = /^s3:\/\/([^/]+)\/?$/.exec(address ?? '') ?? []
  if (bucket) return new BucketStore(bucketSettings(bucket, env))
  if (address) return new FolderStore(path.resolve(cwd, address))
  return new FolderStore(path.resolve(env.DATA_FOLDER || path.join(root, '.data'), 'site'))
}

/** The environment variables that all S3 tools read. */
function bucketSettings(bucket: string, env: NodeJS.ProcessEnv): BucketSettings {
  const region = env.AWS_REGION || 'us-east-1'
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('A bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  return {
    bucket,
    region,
    endpoint: env.AWS_ENDPOINT_URL_S3 || `https://s3.${region}.amazonaws.com`,
    accessKeyId,
    secretAccessKey,
    ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
  }
}
