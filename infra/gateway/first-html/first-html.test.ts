import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import {
  hasHtml,
  pictureLink,
  type RenderedSite,
  remoteScript,
  startRenderedSite,
} from '../testing/rendered-site.ts'

let site: RenderedSite
afterEach(async () => site.close())

const text = 'Assam of /api/tea/1 for 250'
const throwing = `globalThis.describe = () => { throw new Error('no tea') }`
const hanging = 'globalThis.describe = () => { for (;;); }'
const mismatching = `globalThis.describe = () => {
  throw Object.assign(new Error('no style'), { name: 'MismatchError' })
}`

describe('a page in the first HTML', () => {
  it('is sent with it from its first visitor on', async () => {
    site = await startRenderedSite()
    const { html } = await site.read('/tea/1')
    expect(html).toContain(`<div id="root"><main>${text}</main></div>`)
    expect(html).toContain('<html data-first-html="wide" lang="en">')
    expect((await site.read('/tea/1')).html).toBe(html)
  })

  it('is sent without it when the API is slow, and a browser without scripts asks for it once more', async () => {
    site = await startRenderedSite(remoteScript, { waits: { visitorMs: 1 } })
    let answer = () => {}
    site.answersAfter = new Promise((resolve) => {
      answer = resolve
    })
    const reload = '<noscript><meta http-equiv="refresh" content="1"></noscript>'
    const early = await site.read('/tea/1')
    expect(hasHtml(early)).toBe(false)
    expect(early.html).toContain(reload)
    answer()
    const { html } = await site.visit('/tea/1')
    expect(html).toContain(text)
    expect(html).not.toContain(reload)
  })

  it('is sent as it last was, up to an hour old, while a newer one is not ready', async () => {
    site = await startRenderedSite(remoteScript, { waits: { visitorMs: 1 } })
    const { html } = await site.visit('/tea/1')
    let answer = () => {}
    site.answersAfter = new Promise((resolve) => {
      answer = resolve
    })
    site.price = 260
    const start = Date.now()
    const now = jest.spyOn(Date, 'now').mockReturnValue(start + 59 * 60_000)
    expect((await site.read('/tea/1')).html).toBe(html)
    now.mockReturnValue(start + 61 * 60_000)
    expect(hasHtml(await site.read('/tea/1'))).toBe(false)
    answer()
    expect((await site.visit('/tea/1')).html).toContain('for 260')
    now.mockRestore()
  })

  it('is sent as it last was when the API fails', async () => {
    site = await startRenderedSite()
    const { html } = await site.visit('/tea/1')
    site.price = undefined
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect((await site.read('/tea/1')).html).toBe(html)
    now.mockRestore()
  })

  it('names its first picture at the top of the head, and nowhere else', async () => {
    site = await startRenderedSite()
    const { html } = await site.visit('/tea/1')
    expect(html).toContain(`<head>${pictureLink}<title>`)
    expect(html.split(pictureLink)).toHaveLength(2)
  })

  it('names no font in its head, for which Chromium would hold up the first paint', async () => {
    site = await startRenderedSite()
    expect((await site.visit('/tea/1')).html).not.toContain('as="font"')
  })

  it('leaves the start of the shell to the boot script, after the first frame', async () => {
    site = await startRenderedSite()
    const { html } = await site.visit('/tea/1')
    expect(html).not.toContain('<script defer')
    expect(html).toContain(
      '<link rel="preload" as="script" fetchpriority="low" crossorigin="anonymous" integrity="x" href="/mf/shell/1.0.0/main.js" data-shell-code>',
    )
  })

  it('has its styles inside, which the content security policy names', async () => {
    site = await startRenderedSite()
    const { html, policy } = await site.visit('/tea/1')
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(
      ([, style = '']) => style,
    )
    expect(styles).toHaveLength(2)
    expect(styles[0]).toContain('url(/mf/shell/1.0.0/inter.woff2);font-display:optional')
    for (const style of styles) {
      const hash = createHash('sha256').update(style).digest('base64')
      expect(policy).toContain(`'sha256-${hash}'`)
    }
  })

  it.each([
    ['its client hint', { 'sec-ch-ua-mobile': '?1' }],
    ['its name', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' }],
  ])('is that of a phone, known by %s, apart from that of others', async (_, headers) => {
    site = await startRenderedSite()
    expect((await site.visit('/tea/1', headers)).html).toContain(`${text} on a phone<`)
    expect((await site.visit('/tea/1')).html).toContain(`${text}<`)
  })

  it('is rendered for somebody who is not signed in, whoever asks', async () => {
    site = await startRenderedSite()
    await site.visit('/tea/1', { authorization: 'Bearer of-a-reseller' })
    expect(site.tokens).toEqual([undefined])
  })

  it('is rendered with a query that its route names, apart from others', async () => {
    site = await startRenderedSite()
    expect((await site.visit('/tea/1?cup=2')).html).toContain('Assam of /api/tea/1?cup=2 for 250')
    expect((await site.visit('/tea/1')).html).toContain(text)
  })

  it.each(['/kitchen', '/garden', '/tea/1?sort=price', '/nowhere'])(
    'is not rendered for %s',
    async (path) => {
      site = await startRenderedSite()
      expect(hasHtml(await site.read(path))).toBe(false)
    },
  )
})

describe("a page that cannot be rendered is today's document", () => {
  it.each([
    ['throws', throwing, 'no tea'],
    ['does not start', 'throw new Error("no kettle")', 'no kettle'],
    [
      'asks for another server',
      `globalThis.describe = () => fetch('http://127.0.0.1/')`,
      'from the answers',
    ],
    [
      'wants to run a text',
      `globalThis.describe = () => URL.constructor('return 1')()`,
      'Code generation',
    ],
    ['looks for the process', 'globalThis.describe = () => process.env', 'process is not defined'],
  ])('when the remote %s', async (_, script, reason) => {
    site = await startRenderedSite(script)
    const page = await site.visit('/tea/1')
    expect(page.html).toContain('<div id="root"></div>')
    expect(site.failures.join()).toContain(reason)
  })

  it('when the remote takes a gigabyte', async () => {
    site = await startRenderedSite(
      'globalThis.describe = () => { for (const all = []; ; ) all.push(new Array(1e6).fill(1)) }',
    )
    expect(hasHtml(await site.visit('/tea/1'))).toBe(false)
    expect(site.failures.join()).toMatch(/took longer|died/)
  })

  it('when a file has other bytes than its release says', async () => {
    site = await startRenderedSite(remoteScript, { integrity: `sha384-${'A'.repeat(64)}` })
    expect(hasHtml(await site.visit('/tea/1'))).toBe(false)
    expect(site.failures.join()).toContain('has other bytes')
  })

  it('when the API fails, and rendered again when it answers', async () => {
    site = await startRenderedSite()
    site.price = undefined
    expect(hasHtml(await site.visit('/tea/1'))).toBe(false)
    site.price = 260
    expect((await site.visit('/tea/1')).html).toContain('for 260')
  })

  it('and its release is left alone after three failures', async () => {
    site = await startRenderedSite(throwing)
    for (const path of ['/tea/1', '/tea/2', '/tea/3']) await site.visit(path)
    await site.read('/tea/4')
    expect(site.tokens).toHaveLength(3)
  })
})

describe('what became of a page is reported to the API', () => {
  it.each([
    ['rendered', remoteScript],
    ['throws', throwing],
    ['timeout', hanging],
    ['mismatch', mismatching],
  ])('as %s', async (outcome, script) => {
    const waits = outcome === 'timeout' ? { firstPageMs: 500 } : {}
    site = await startRenderedSite(script, { waits })
    expect(hasHtml(await site.visit('/tea/1'))).toBe(outcome === 'rendered')
    await site.close()
    const release = { remote: 'mf-tea', version: '1.0.0' }
    expect(site.firstHtmlCounts).toEqual([{ ...release, outcome, count: 1 }])
  })

  it('for a canary, too, which is tried with the pages of stable and shown to nobody', async () => {
    site = await startRenderedSite(remoteScript, { canary: throwing })
    expect((await site.visit('/tea/1')).html).toContain(text)
    while (site.failures.length === 0) await setTimeout(20)
    await site.close()
    expect(site.firstHtmlCounts).toEqual([
      { remote: 'mf-tea', version: '1.0.0', outcome: 'rendered', count: 1 },
      { remote: 'mf-tea', version: '1.1.0', outcome: 'throws', count: 1 },
    ])
  })
})
