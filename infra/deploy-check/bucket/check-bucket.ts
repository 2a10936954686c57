import { deepEqual } from 'node:assert/strict'
import { runDocker } from '../../images/docker.ts'
import type { SiteInContainers } from '../site-in-containers.ts'
import { checkClient } from './check-client.ts'
import { bucketAt } from './rados.ts'
import { shareFiles } from './share-files.ts'

/**
 * Tries the S3 client on the bucket, and whether two instances of the API without a common volume see each other's files
 * and events.
 * @returns a line with what was tried
 * @throws AssertionError where they do not
 */
export async function checkBucket(site: SiteInContainers): Promise<string> {
  await checkClient(bucketAt(await site.addressOf('bucket')))
  const containers = await site.containers('api')
  const inspect = async (format: string) =>
    (await runDocker(site.docker, ['inspect', '--format', format, ...containers])).split('\n')
  deepEqual(new Set(await inspect('{{len .Mounts}}')), new Set(['0']))
  const addresses = await inspect('{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}')
  const [first = '', second = ''] = addresses.map((address) => `http://${address}:3000`)
  const people = { admin: await site.signIn('superadmin'), buyer: await site.signIn('reseller') }
  await shareFiles({ here: first, there: second }, people)
  await shareFiles({ here: second, there: first }, people)
  return 'all operations of the S3 client; pictures, proofs, bills and live events seen through either of two instances without a volume'
}
