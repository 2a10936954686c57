import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach } from '@jest/globals'
import type { CanaryCounts } from '@store/contract/schemas/site/canary-counts'
import type { FirstHtmlCount } from '@store/contract/schemas/site/first-html-counts'

const started: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of started.splice(0)) await stop()
})

/** A stub of the API's canary counts, with the same authorization. */
export interface CanaryCountsApi {
  url: string
  token: string
  /** Salts of the requested canaries, in order. */
  requestedSalts: string[]
  /** The response for every canary. */
  counts: CanaryCounts
  /** Pages rendered for their first HTML. */
  firstHtmlCounts: FirstHtmlCount[]
  /** Responds with an error while true. */
  isDown: boolean
}

/** Starts a stub that stops after the test. */
export async function startCanaryCountsApi(
  counts: CanaryCounts = { stages: [], networks: 0 },
): Promise<CanaryCountsApi> {
  const api: CanaryCountsApi = {
    url: '',
    token: 'platform',
    requestedSalts: [],
    counts,
    firstHtmlCounts: [],
    isDown: false,
  }
  const server = createServer((request, answer) => {
    const [, salt] = /^\/api\/telemetry\/canaries\/([^/]+)$/.exec(request.url ?? '') ?? []
    const isAllowed = request.headers.authorization === `Bearer ${api.token}`
    if (salt) api.requestedSalts.push(salt)
    const isFirstHtml = request.url?.startsWith('/api/telemetry/renderings?since=')
    answer.statusCode = api.isDown || !(salt || isFirstHtml) ? 503 : 200
    if (!isAllowed) answer.statusCode = 401
    answer.setHeader('content-type', 'application/json')
    answer.end(JSON.stringify(salt ? api.counts : { renderings: api.firstHtmlCounts }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  started.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  if (typeof address === 'object' && address) api.url = `http://127.0.0.1:${address.port}`
  return api
}

/** Counts of a canary with 10 % of all browsers; each side is given as failed and total. */
export function countsOf(
  canary: [failed: number, browsers: number],
  stable: [failed: number, browsers: number],
  networks = 6,
): CanaryCounts {
  const side = ([failed, browsers]: [number, number]) => ({ failed, browsers })
  return { stages: [{ percent: 10, canary: side(canary), stable: side(stable) }], networks }
}
