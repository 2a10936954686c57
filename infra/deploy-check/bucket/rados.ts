import { join } from 'node:path'
import type { BucketCredentials, BucketSettings } from '@store/bucket/bucket'
import { parseBucketUrl } from '@store/bucket/bucket-url'
import { type Docker, runDocker } from '../../images/docker.ts'

const image = 'store/rados'
const folder = import.meta.dirname
const port = 7480
/** Only this machine reaches the bucket. */
const credentials: BucketCredentials = {
  accessKeyId: 'DEPLOYCHECK',
  secretAccessKey: 'only-for-the-check',
}

/** Compose file of the S3 server. */
export const radosFile = join(folder, 'compose.rados.yaml')

/** `secrets/bucket.env` of infra/compose, for the API and for the S3 server. */
export const radosSecrets = `FILES_BUCKET_URL=http://bucket:${port}/store
FILES_BUCKET_KEY_ID=${credentials.accessKeyId}
FILES_BUCKET_SECRET=${credentials.secretAccessKey}
`

/**
 * Builds the image of the S3 server; what did not change comes from the cache.
 * @param debian base image
 * @returns the name of the image
 */
export async function buildRados(docker: Docker, debian: string): Promise<string> {
  await runDocker(docker, [
    'build',
    ...['--file', join(folder, 'rados.Dockerfile')],
    ...['--build-arg', `DEBIAN_IMAGE=${debian}`],
    ...['--tag', image, '--network', 'host'],
    folder,
  ])
  return image
}

/** The bucket of a running S3 server, with the keys and the patience of the API. */
export function bucketAt(address: string): BucketSettings & { credentials: BucketCredentials } {
  const { prefix: _none, ...location } = parseBucketUrl(radosUrl(address))
  return { ...location, credentials, maxAttempts: 3, answerTimeoutMs: 10_000 }
}

/** Whether the S3 server has its bucket, and is in service. */
export async function isServing(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(1_000)
  const status = await fetch(radosUrl(address), { signal }).then(
    (response) => response.status,
    () => 0,
  )
  // Strangers learn that it exists, and nothing else.
  return status === 403
}

function radosUrl(address: string): string {
  return `http://${address}:${port}/store`
}
