import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach } from '@jest/globals'
import type { ReleaseCounts } from '@store/contract/schemas/release-counts'

const started: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of started.splice(0)) await stop()
})

/** What counts reports of releases in the place of the API: answers as it does, to whoever has the token. */
export interface CountingApi {
  url: string
  token: string
  /** Minutes it was asked for, in order. */
  asked: number[]
  releases: ReleaseCounts[]
  /** Answers with an error while true. */
  isDown: boolean
}

/** Starts one that is gone after the test. */
export async function startCountingApi(releases: ReleaseCounts[] = []): Promise<CountingApi> {
  const api: CountingApi = { url: '', token: 'platform', asked: [], releases, isDown: false }
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api')
    const isAllowed = request.headers.authorization === `Bearer ${api.token}`
    api.asked.push(Number(searchParams.get('minutes')))
    answer.statusCode = api.isDown || pathname !== '/api/telemetry/releases' ? 503 : 200
    if (!isAllowed) answer.statusCode = 401
    answer.setHeader('content-type', 'application/json')
    answer.end(JSON.stringify({ since: new Date().toISOString(), releases: api.releases }))
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

/** Counts of one release. */
export function countsOf(
  [remote, version, cohort]: [string, string, ReleaseCounts['cohort']],
  loads: number,
  failedLoads: number,
): ReleaseCounts {
  return { remote, version, cohort, loads, failedLoads, errors: failedLoads }
}
