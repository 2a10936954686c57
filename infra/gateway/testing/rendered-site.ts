import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { Composition, RemoteRelease } from '@store/contract/schemas/site/composition'
import type { FirstHtmlCount } from '@store/contract/schemas/site/first-html-counts'
import { integrityOf } from '../../releases/integrity.ts'
import { startGateway } from '../gateway.ts'
import type { Waits } from '../waits.ts'
import { patientWaits } from './patient-waits.ts'

/** As React names the first picture of a page. */
export const pictureLink =
  '<link rel="preload" as="image" imageSrcSet="/leaf.webp 320w" imageSizes="100vw"/>'

/** Renders a page as the shell would: what the remote writes about the answer of the API. */
const shellScript = `
globalThis.renderPage = async (request) => {
  const [answer] = Object.values(JSON.parse(request).answers)
  const tea = JSON.parse(answer.body)
  const html = '${pictureLink}<main>' + await describe(tea, matchMedia('(width < 48rem)').matches) + '</main>'
  return JSON.stringify({ html, style: '<style data-styled="true">.a{color:red}</style>' })
}`

/** Names a tea and its price. */
export const remoteScript = `
globalThis.describe = ({ name, price }, isPhone) => name + ' for ' + price + (isPhone ? ' on a phone' : '')`

const shellBase = '/mf/shell/1.0.0/'

/** A site whose pages can be rendered, behind a gateway of its own. */
export interface RenderedSite {
  /** Asks for a page until the gateway has rendered it, or has said that it did not. */
  visit: (path: string, headers?: Record<string, string>) => Promise<Page>
  /** Asks for a page once. */
  read: (path: string, headers?: Record<string, string>) => Promise<Page>
  /** Price that the API answers; without one it fails. */
  price: number | undefined
  /** What the API waits for before it answers. */
  answersAfter: Promise<void> | undefined
  /** Tokens that the API was asked with. */
  tokens: (string | undefined)[]
  /** What the gateway reported to the API of the first HTML. */
  firstHtmlCounts: FirstHtmlCount[]
  /** Reasons of the gateway for pages that were not rendered. */
  failures: string[]
  close: () => Promise<void>
}

interface Page {
  html: string
  policy: string
}

interface RemoteScripts {
  stable: string
  canary: string | undefined
  /** Of the stable one as its release says. */
  integrity: string
}

/**
 * @param script of the remote
 * @param options integrity of that script as its release says, by default its own; canary: the script of its canary
 */
export async function startRenderedSite(
  script = remoteScript,
  options: { integrity?: string; canary?: string; waits?: Partial<Waits> } = {},
): Promise<RenderedSite> {
  const { integrity = integrityOf(Buffer.from(script)), canary } = options
  const folder = await mkdtemp(join(tmpdir(), 'rendered-'))
  await writeSite(folder, { stable: script, canary, integrity })
  const tokens: (string | undefined)[] = []
  const failures: string[] = []
  const firstHtmlCounts: FirstHtmlCount[] = []
  const api = createServer((request, response) => {
    const { headers, url = '' } = request
    if (url === '/renderings') {
      void text(request).then((body) => {
        addCounts(firstHtmlCounts, JSON.parse(body).renderings)
        response.writeHead(204).end()
      })
      return
    }
    if (url === '/document-tokens') {
      response.writeHead(200).end(JSON.stringify({ tokens: [] }))
      return
    }
    tokens.push(headers.authorization)
    void Promise.resolve(site.answersAfter).then(() => {
      const { price } = site
      response.writeHead(price === undefined ? 500 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ name: `Assam of ${url.replace(/\?$/, '')}`, price }))
    })
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const address = api.address()
  const gateway = await startGateway({
    siteFolder: folder,
    apiUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    host: '127.0.0.1',
    port: 0,
    waits: { ...patientWaits, ...options.waits },
    logger: { level: 'warn', stream: { write: (line) => void failures.push(line) } },
  })
  const read = async (path: string, headers: Record<string, string> = {}): Promise<Page> => {
    const response = await fetch(`http://127.0.0.1:${gateway.port}${path}`, { headers })
    const policy = response.headers.get('content-security-policy') ?? ''
    return { html: await response.text(), policy }
  }
  const site: RenderedSite = {
    read,
    visit: async (path, headers) => {
      const failuresBefore = failures.length
      for (;;) {
        const page = await read(path, headers)
        if (hasHtml(page) || failures.length > failuresBefore) return page
        await setTimeout(20)
      }
    },
    price: 250,
    answersAfter: undefined,
    tokens,
    failures,
    firstHtmlCounts,
    close: async () => {
      await gateway.close()
      api.closeAllConnections()
      api.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return site
}

/** The gateway sends what it has every few seconds: how many reports there are depends on the machine. */
function addCounts(sums: FirstHtmlCount[], counts: readonly FirstHtmlCount[]): void {
  for (const each of counts) {
    const { remote, version, outcome } = each
    const sum = sums.find(
      (one) => one.remote === remote && one.version === version && one.outcome === outcome,
    )
    if (sum) sum.count += each.count
    else sums.push(each)
  }
}

/** Whether a page came with the HTML of its screen. */
export function hasHtml({ html }: Page): boolean {
  return html.includes('data-first-html=')
}

async function writeSite(
  folder: string,
  { stable, canary, integrity }: RemoteScripts,
): Promise<void> {
  const releaseOfCanary =
    canary === undefined ? undefined : remoteRelease('1.1.0', integrityOf(Buffer.from(canary)))
  const composition: Composition = {
    revision: 1,
    shell: { version: '1.0.0', buildId: 'b', base: shellBase },
    remotes: [
      {
        ...remoteRelease('1.0.0', integrity),
        ...(releaseOfCanary && { canary: { percent: 10, release: releaseOfCanary } }),
      },
    ],
  }
  const inlined = JSON.stringify(composition)
  const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${shellBase}inter.woff2">`
  const shellCode = `<script defer data-shell-code crossorigin="anonymous" integrity="x" src="${shellBase}main.js"></script>`
  const document = `<!doctype html><html lang="en"><head><!--page--><title>Tea</title><!--/page--><script type="application/json" id="composition">${inlined}</script>${fontLink}<link rel="stylesheet" crossorigin="anonymous" integrity="x" href="${shellBase}main.css">${shellCode}</head><body><div id="root"></div></body></html>`
  const release = {
    renderer: { own: [], page: ['main.js'] },
    files: { 'main.js': { integrity: integrityOf(Buffer.from(shellScript)) } },
  }
  const files = {
    'index.html': document,
    [`${shellBase}main.js`]: shellScript,
    [`${shellBase}main.css`]: '@font-face{src:url(inter.woff2);font-display: swap}',
    [`${shellBase}release.json`]: JSON.stringify(release),
    '/mf/mf-tea/1.0.0/container.js': stable,
    '/mf/mf-tea/1.1.0/container.js': canary ?? '',
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
}

function remoteRelease(version: string, integrity: string): RemoteRelease {
  return {
    name: 'mf-tea',
    version,
    buildId: 'a',
    container: 'mf_tea',
    base: `/mf/mf-tea/${version}/`,
    entry: 'container.js',
    preload: ['container.js'],
    integrity: { 'container.js': integrity },
    shared: {},
    navigation: [],
    routes: [
      {
        path: '/tea/:id',
        firstCalls: ['/tea/:id?cup'],
        firstPaint: true,
        firstPaintQuery: ['cup'],
      },
      { path: '/kitchen', roles: ['cook'], firstPaint: true },
      { path: '/garden' },
    ],
  }
}
