import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { setCanary } from '../../releases/compose/canary.ts'
import { createPlatformSite } from '../testing/platform-site.ts'
import { announceLiveReleases, createAnnouncer, startAnnouncements } from './announce-releases.ts'

const received: { path: string | undefined; key: string | undefined; body: unknown }[] = []
let status = 204
const api = createServer((request, response) => {
  void receive(request).then(() => response.writeHead(status).end())
})

async function receive(request: IncomingMessage): Promise<void> {
  const { url, headers } = request
  received.push({ path: url, key: headers.authorization, body: await json(request) })
}

beforeEach(async () => {
  received.length = 0
  status = 204
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
})
afterEach(() => {
  api.closeAllConnections()
  api.close()
})

function apiUrl(): string {
  const address = api.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

it('announces every release that browsers may run, including canaries', async () => {
  const store = await createPlatformSite()
  await setCanary(store, { remote: 'mf-tea', version: '1.1.0', percent: 10, actor: { by: 'asha' } })
  await announceLiveReleases(store, createAnnouncer(apiUrl(), 'secret'))
  expect(received).toEqual([
    {
      path: '/api/telemetry/published',
      key: 'Bearer secret',
      body: {
        releases: expect.arrayContaining([
          { remote: 'shell', version: expect.any(String) },
          { remote: 'mf-tea', version: '1.0.0' },
          { remote: 'mf-tea', version: '1.1.0' },
          { remote: 'mf-coffee', version: '1.0.0' },
        ]),
        canaries: [{ salt: expect.any(String), percent: 10 }],
      },
    },
  ])
})

it('logs only once that the API does not accept them', async () => {
  status = 503
  const lines: string[] = []
  const announce = createAnnouncer(apiUrl(), 'secret')
  const announcements = startAnnouncements(
    { store: await createPlatformSite(), announce },
    (line) => {
      lines.push(line)
    },
  )
  await announcements.stop()
  expect(lines).toEqual([
    'releases are not announced: The API answers 503 to the published releases',
  ])
})
