import { mkdtemp, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { type Gateway, startGateway } from '../gateway.ts'
import { readGatewaySettings } from '../gateway-settings.ts'

let folder: string
let gateway: Gateway

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-health-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Store</title>')
  const options = { siteFolder: folder, apiUrl: 'http://127.0.0.1:9' }
  gateway = await startGateway({ ...options, host: '127.0.0.1', port: 0 })
})

afterEach(async () => {
  await gateway.close()
  await rm(folder, { recursive: true })
})

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${gateway.port}${path}`)
  await answer.body?.cancel()
  return answer.status
}

const states = () => Promise.all(['/health/live', '/health/ready', '/shop'].map(statusOf))

it('is ready while it can read the site, and again as soon as it can', async () => {
  expect(await states()).toEqual([200, 200, 200])
  const file = join(folder, 'index.html')
  await rename(file, `${file}.away`)
  expect(await states()).toEqual([200, 503, 500])
  await rename(`${file}.away`, file)
  expect(await states()).toEqual([200, 200, 200])
})

it('does not cache a failed read, even if the file is unchanged', async () => {
  const file = join(folder, 'index.html')
  const documentWith = (value: string) =>
    `<script type="application/json" id="composition">${value}</script>`
  const { mtime } = await stat(file)
  await writeFile(file, documentWith('{"a":'))
  await utimes(file, mtime, mtime)
  expect(await states()).toEqual([200, 503, 500])
  await writeFile(file, documentWith('null '))
  await utimes(file, mtime, mtime)
  expect(await states()).toEqual([200, 200, 200])
})

const site = { SITE_FOLDER: '/srv/site', API_URL: 'http://api:3000' }

it('needs its public origin when other machines can connect', () => {
  expect(() => readGatewaySettings({ ...site, HOST: '0.0.0.0' })).toThrow(
    'PUBLIC_ORIGIN is missing',
  )
  expect(readGatewaySettings(site).PUBLIC_ORIGIN).toBeUndefined()
  const PUBLIC_ORIGIN = 'https://store.example'
  expect(readGatewaySettings({ ...site, HOST: '0.0.0.0', PUBLIC_ORIGIN })).toMatchObject({
    PUBLIC_ORIGIN,
  })
})
