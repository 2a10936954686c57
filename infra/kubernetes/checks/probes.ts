import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8')

/** Where each image registers the routes of its health checks, and the source that contains them. */
const probed: Readonly<Record<string, { prefix: string; source: string }>> = {
  api: { prefix: '/api', source: read('api/src/base/http/health/health-routes.ts') },
  gateway: { prefix: '', source: read('infra/gateway/site/site-health.ts') },
  nginx: { prefix: '', source: "'/composition.json'" },
  platform: { prefix: '', source: read('infra/platform/server.ts') },
}

/** Whether an image answers a probe of this address. */
export function answersProbe(image: string, address: string): boolean {
  const { prefix, source } = probed[image] ?? { prefix: '/', source: '' }
  return address.startsWith(prefix) && source.includes(`'${address.slice(prefix.length)}'`)
}
