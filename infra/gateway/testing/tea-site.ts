import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import type { Composition, RemoteRelease } from '@store/contract/schemas/site/composition'
import { type GatewayOptions, startGateway } from '../gateway.ts'
import { patientWaits } from './patient-waits.ts'

/** Hash of the script inside the document. */
export const bootHash = `sha256-${'A'.repeat(43)}=`

const tea: RemoteRelease = {
  name: 'mf-tea',
  version: '1.0.0',
  buildId: 'a',
  container: 'mf_tea',
  base: '/mf/mf-tea/1.0.0/',
  entry: 'container.js',
  preload: [],
  integrity: {},
  shared: {},
  navigation: [],
  routes: [
    { path: '/', title: 'Welcome', description: 'Tea & "more"' },
    { path: '/product/:id', subject: 'product' },
    { path: '/leaves/:slug' },
    { path: '/kitchen/*', roles: ['cook'] },
  ],
}

/** Has another greeting, and a page that stable does not have yet. */
const canary: RemoteRelease = {
  ...tea,
  version: '1.1.0',
  routes: [
    { path: '/', title: 'Ahoy', description: 'Tea' },
    { path: '/tasting', title: 'Tasting', description: 'Try before you buy' },
  ],
}

const composition: Composition = {
  revision: 1,
  shell: {
    version: '1.0.0',
    buildId: 'b',
    base: '/mf/shell/1.0.0/',
    bootHash,
    site: { name: 'Tea House', description: 'All kinds of tea' },
    routes: [
      { path: '/login', title: 'Login', description: 'Sign in', isUnlisted: true },
      { path: '/brew/:token', title: 'Your brew', isUnlisted: true },
    ],
  },
  remotes: [{ ...tea, canary: { percent: 10, release: canary } }],
}

const product = {
  _id: '01TEA',
  name: 'Assam <strong>',
  brand: 'Hills',
  category: 'Tea',
  modelNo: 'AS-1',
  description: 'Black tea.',
  images: ['/api/images/assam-800.webp'],
  pictures: [
    {
      src: '/api/images/assam-800.webp',
      srcSet: '/api/images/assam-320.webp 320w, /api/images/assam-800.webp 800w',
      width: 800,
      height: 800,
    },
  ],
  stock: 5,
  gst: 5,
  prices: { enduser: 250 },
  quantityBasedPrices: [],
}

/** A gateway for the site of a tea house and an API with one product. */
interface TeaSite {
  /** Address of the gateway. */
  origin: string
  /** Options for another gateway of the same site. */
  options: GatewayOptions
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Whether the API leaves requests unanswered. */
  isSilent: boolean
  /** Pages of products requested from the API. */
  lists: number
}

/**
 * Starts the site for the tests of one file and stops it afterwards.
 * @returns an object that is complete when the tests run
 */
export function startTeaSite(): TeaSite {
  const options = { siteFolder: '', apiUrl: '', host: '127.0.0.1', port: 0, waits: patientWaits }
  const site: TeaSite = {
    origin: '',
    options,
    get: (path, headers = {}) => fetch(`${site.origin}${path}`, { headers }),
    isSilent: false,
    lists: 0,
  }
  const api = createServer(answerFor(site))
  let stopGateway = async () => {}

  beforeAll(async () => {
    options.siteFolder = await writeSite()
    api.listen(0, '127.0.0.1')
    await once(api, 'listening')
    const address = api.address()
    options.apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const gateway = await startGateway(options)
    stopGateway = gateway.close
    site.origin = `http://127.0.0.1:${gateway.port}`
  })

  afterAll(async () => {
    await stopGateway()
    api.closeAllConnections()
    api.close()
    await rm(options.siteFolder, { recursive: true })
  })
  return site
}

async function writeSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  const inlined = `<script type="application/json" id="composition">${JSON.stringify(composition)}</script>`
  const page = `<head><!--page--><title>Tea</title><!--/page-->${inlined}</head>`
  await writeFile(join(folder, 'index.html'), page)
  await mkdir(join(folder, 'mf/mf-tea/1.0.0'), { recursive: true })
  const release = JSON.stringify({ sitemap: ['/leaves/first-flush'] })
  await writeFile(join(folder, 'mf/mf-tea/1.0.0/release.json'), release)
  return folder
}

function answerFor(site: TeaSite): RequestListener {
  return ({ url = '' }, response) => {
    if (site.isSilent) return
    if (url === '/document-tokens') {
      const tokens = Array.from({ length: 200 }, (_, index) => `token-${index}`)
      response.writeHead(200).end(JSON.stringify({ tokens }))
      return
    }
    const { pathname } = new URL(url, 'http://api')
    if (/limit=\d{2,}/.test(url)) site.lists += 1
    const isThere = ['/api/products', '/api/products/01TEA'].includes(pathname)
    response.writeHead(isThere ? 200 : 404, {
      'content-type': 'application/json',
      'x-total-count': '1',
    })
    const body = pathname === '/api/products' ? [product] : product
    response.end(JSON.stringify(isThere ? body : { message: 'Product not found.' }))
  }
}
