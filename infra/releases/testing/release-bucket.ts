import { afterEach } from '@jest/globals'
import { type Bucket, openBucket } from '@store/bucket/bucket'
import { type S3Request, startS3, type TestS3 } from '@store/bucket/testing/s3-server'
import { isAllowed, type Policy, type PolicyRequest } from './policy.ts'

/** A principal of the bucket: its secret, and the condition keys that policies can test. */
export interface Principal {
  secret: string
  conditionKeys: Record<string, string>
}

const name = 'store-site'
const running: TestS3[] = []

afterEach(async () => {
  for (const s3 of running.splice(0)) await s3.close()
})

/**
 * Starts a bucket for a site. It stops after the test.
 * @param policy default: everything is allowed
 * @returns openAs: opens the bucket with the credentials of a principal
 */
export async function startReleaseBucket(
  principals: Record<string, Principal> = { platform: { secret: 'leaf', conditionKeys: {} } },
  policy?: Policy,
) {
  const keysOf = (accessKeyId: string) => ({
    accessKeyId,
    secretAccessKey: principals[accessKeyId]?.secret ?? 'none',
  })
  const s3 = await startS3({
    bucket: name,
    accepts: Object.keys(principals).map(keysOf),
    ...(policy && {
      isAllowed: (request) => {
        const { conditionKeys = {} } = principals[request.accessKeyId] ?? {}
        return isAllowed(policy, policyRequestOf(request, conditionKeys))
      },
    }),
  })
  running.push(s3)
  const openAs = (principal: string, secret?: string): Promise<Bucket> => {
    const keys = keysOf(principal)
    const credentials = secret === undefined ? keys : { ...keys, secretAccessKey: secret }
    return openBucket({ ...s3.bucket, credentials })
  }
  return { s3, openAs }
}

const actions: Record<string, PolicyRequest['action']> = {
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
  GET: 's3:GetObject',
}

function policyRequestOf(
  { method, key, headers }: S3Request,
  conditionKeys: Principal['conditionKeys'],
): PolicyRequest {
  const conditions = (['if-match', 'if-none-match'] as const).flatMap((header) => {
    const value = headers[header]
    return value === undefined ? [] : [[`s3:${header}`, value]]
  })
  return {
    action: key === '' ? 's3:ListBucket' : (actions[method] ?? 's3:GetObject'),
    resource: `arn:aws:s3:::${name}${key && `/${key}`}`,
    conditionKeys: { ...conditionKeys, ...Object.fromEntries(conditions) },
  }
}
