import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it } from '@jest/globals'
import {
  hasHtml,
  type RenderedSite,
  remoteScript,
  startRenderedSite,
} from '../testing/rendered-site.ts'

let site: RenderedSite
afterEach(async () => site.close())

const canary = { remote: 'mf-tea', version: '1.1.0' }
const stable = { remote: 'mf-tea', version: '1.0.0' }

async function waitForFailures(count: number): Promise<void> {
  while (site.failures.length < count) await setTimeout(20)
}

it('is not changed by what another release writes into the objects that its page shares', async () => {
  site = await startRenderedSite(
    `${remoteScript}
    const plain = globalThis.describe
    globalThis.describe = (tea, isPhone) => plain(tea, isPhone) + (TextEncoder.prototype.note ?? '')`,
    {
      canary: `TextEncoder.prototype.note = ' says the canary'
      globalThis.describe = () => 'tried'`,
    },
  )
  // The canary is tried with the first page, before the second is rendered.
  await site.visit('/tea/1')
  expect((await site.visit('/tea/2')).html).toContain('<main>Assam of /api/tea/2 for 250</main>')
})

it('is rendered when another release stops its process after its answer, which counts against that one', async () => {
  site = await startRenderedSite(remoteScript, {
    canary: `globalThis.describe = () => {
      let turns = 0
      const wait = () => { if ((turns += 1) > 200) for (;;); else queueMicrotask(wait) }
      wait()
      return 'tea'
    }`,
    // Long for a page of a screen that has been started.
    waits: { pageMs: 8_000 },
  })
  for (const path of ['/tea/1', '/tea/2', '/tea/3']) {
    while (!hasHtml(await site.read(path))) await setTimeout(20)
  }
  await waitForFailures(1)
  await site.close()
  expect(site.firstHtmlCounts).toContainEqual({ ...stable, outcome: 'rendered', count: 3 })
  expect(site.firstHtmlCounts.filter(({ outcome }) => outcome !== 'rendered')).toEqual([
    expect.objectContaining({ ...canary, outcome: 'timeout' }),
  ])
})
