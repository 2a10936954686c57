import { isIP } from 'node:net'

/** Where a bucket is. */
export interface BucketLocation {
  /** Of the store without the bucket, e.g. `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  /** Whether requests name the bucket in the host instead of the path. */
  isInHost: boolean
  region: string
}

/** AWS host names that contain the bucket; for other hosts a URL without a path means the same. */
const awsBucketHost = /^[^.]+\.s3[.-]/
const awsRegion = /(?:^|\.)s3[.-](?:dualstack\.)?([a-z]{2}-[a-z-]+-\d)\.amazonaws\.com/
/** What AWS assumes, and other stores accept. */
const defaultRegion = 'us-east-1'

/**
 * Splits the URL of a bucket, or of a folder in one: `https://s3.host/bucket/folder`, or with the bucket in the host
 * `https://bucket.s3.host/folder`.
 * @param region default: that of an AWS host, else us-east-1
 * @returns prefix: of all keys in the folder, with a slash at its end; empty for the whole bucket
 * @throws RangeError when the URL names no bucket
 */
export function parseBucketUrl(url: string, region = ''): BucketLocation & { prefix: string } {
  const { protocol, host, hostname, pathname } = new URL(url)
  const path = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const isInHost = path.length === 0 || awsBucketHost.test(host)
  const [first = '', ...domain] = host.split('.')
  if (isInHost && (domain.length === 0 || isIP(hostname) > 0)) {
    throw new RangeError(`${url} names no bucket`)
  }
  const [bucket = '', ...folders] = isInHost ? [first, ...path] : path
  return {
    endpoint: `${protocol}//${isInHost ? domain.join('.') : host}`,
    bucket,
    isInHost,
    region: region || awsRegion.exec(host)?.[1] || defaultRegion,
    prefix: folders.map((folder) => `${folder}/`).join(''),
  }
}
