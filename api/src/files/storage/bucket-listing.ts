import { text } from 'node:stream/consumers'
import { bucketError, type FileBucket, readErrorCode, sendBucketRequest } from './bucket-request.ts'
import type { StoredFile } from './file-storage.ts'
import { keyOfStoragePath } from './storage-path.ts'

/** AWS host names that contain the bucket; for other hosts a URL without a path means the same. */
const awsBucketHost = /^[^.]+\.s3[.-]/

/** The URL of the bucket, and the prefix of our keys. */
function rootOf({ url, folder }: FileBucket): { root: string; prefix: string } {
  const { origin, host, pathname } = new URL(url)
  const path = [...pathname.split('/'), folder].filter(Boolean)
  const isInHost = pathname === '/' || awsBucketHost.test(host)
  const bucket = isInHost ? '' : path.shift()
  const prefix = path.map((part) => `${decodeURIComponent(part)}/`).join('')
  return { root: `${origin}/${bucket}`, prefix }
}

/** With encoding-type=url names contain neither entities nor spaces. */
function elementOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
}

function filesIn(page: string, { prefix, now }: { prefix: string; now: number }): StoredFile[] {
  const contents = page.split('<Contents>').slice(1)
  return contents.flatMap((content) => {
    const name = decodeURIComponent((elementOf(content, 'Key') ?? '').replaceAll('+', ' '))
    const key = name.startsWith(prefix) ? keyOfStoragePath(name.slice(prefix.length)) : undefined
    const ageMs = now - Date.parse(elementOf(content, 'LastModified') ?? '')
    return key && !Number.isNaN(ageMs) ? [{ key, ageMs }] : []
  })
}

/**
 * Lists the files of a bucket in pages of a thousand (ListObjectsV2). Ages are by the bucket's clock.
 * @throws Error when the bucket answers with an error
 */
export async function* listBucket(bucket: FileBucket): AsyncGenerator<StoredFile[]> {
  const { root, prefix } = rootOf(bucket)
  let token: string | undefined
  do {
    const query = new URLSearchParams({ 'encoding-type': 'url', 'list-type': '2', prefix })
    if (token !== undefined) query.set('continuation-token', token)
    // The signature uses %20, URLSearchParams a plus.
    const url = `${root}?${query.toString().replaceAll('+', '%20')}`
    const asked = { method: 'GET', url } as const
    const answer = await sendBucketRequest(asked, bucket)
    const { statusCode = 0, headers } = answer
    if (statusCode !== 200) throw bucketError(asked, statusCode, await readErrorCode(answer))
    const page = await text(answer)
    yield filesIn(page, { prefix, now: Date.parse(headers.date ?? '') })
    token = elementOf(page, 'NextContinuationToken')?.replaceAll('&amp;', '&')
  } while (token !== undefined)
}
