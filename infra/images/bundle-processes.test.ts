import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { exportBuilds } from '../releases/build/exported-builds.ts'
import { writeBuild, writeShellBuild } from '../releases/testing/builds.ts'
import { bundleProcess, processNames } from './bundle-processes.ts'

const root = path.join(import.meta.dirname, '..', '..')
const run = promisify(execFile)

// No folder above it has packages.
let folder: string
const started: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'processes-'))
  await Promise.all(processNames.map((name) => bundleProcess(root, name, path.join(folder, name))))
})

afterAll(async () => {
  for (const child of started) {
    const end = child.exitCode === null && once(child, 'exit')
    child.kill()
    await end
  }
  await rm(folder, { recursive: true })
})

/** Starts a bundle and waits for the line with its address. */
async function start(name: string, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [`${name}.js`], { cwd: path.join(folder, name), env })
  started.push(child)
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
    if (address) return address
  }
  throw new Error(`${name} ended without an address`)
}

const textAt = async (address: string) => (await fetch(address)).text()

describe('the bundles of the images', () => {
  it('publish builds, check their health and compose a site, which the gateway serves', async () => {
    const builds = path.join(folder, 'builds')
    await exportBuilds(
      [
        await writeShellBuild(path.join(folder, 'shell')),
        await writeBuild(path.join(folder, 'mf-tea')),
      ],
      builds,
    )
    const site = path.join(folder, 'site')
    const release = async (...words: string[]) => {
      const options = { cwd: path.join(folder, 'release'), env: { RELEASE_STORE: site } }
      return (await run(process.execPath, ['release.js', ...words], options)).stdout.split('\n')
    }
    expect(await release('deploy', builds)).toEqual([
      'mf-tea@1.0.0-aaaaaaaa published, live',
      'shell@1.0.0-bbbbbbbb published, live',
      'the first site is composed: revision 1',
      '',
    ])
    expect(await release('help')).not.toContainEqual(expect.stringContaining('build <remote>'))

    const API_URL = 'http://127.0.0.1:9'
    const gateway = await start('gateway', { SITE_FOLDER: site, API_URL, PORT: '0' })
    expect(await textAt(`${gateway}/health/ready`)).toContain('"ready"')
    expect(await textAt(`${gateway}/tea`)).toContain('"version":"1.0.0-bbbbbbbb"')
  })

  it('serve the platform page with its styles', async () => {
    const platform = await start('platform', {
      PLATFORM_PORT: '0',
      PLATFORM_USERS: path.join(folder, 'users.json'),
      RELEASE_STORE: path.join(folder, 'no-site'),
      AUTO_HALT_SECONDS: '0',
    })
    expect(await textAt(`${platform}/health`)).toBe('ok')
    expect(await textAt(`${platform}/platform.css`)).toContain('{')
  })
})
