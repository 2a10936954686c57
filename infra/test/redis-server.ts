import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fetchPackages } from '../packages/debian-packages.ts'
import { findFolderWith } from '../packages/find-program.ts'
import { libraryEnvironment } from '../packages/library-environment.ts'
import { findFreePort } from '../processes/ports.ts'

/** A Redis server for one test run. */
export interface TestRedis {
  url: string
  stop: () => Promise<void>
}

const host = '127.0.0.1'
const startTimeoutMs = 180_000

/**
 * Starts the installed redis-server, or the one of Debian's package, on loopback without persistence.
 * `TEST_REDIS_URL` names another server instead.
 * @returns the reason as text if there is none; its tests are then skipped
 */
export async function startRedis(packages: string): Promise<TestRedis | string> {
  const configuredUrl = process.env.TEST_REDIS_URL
  if (configuredUrl) return { url: configuredUrl, stop: async () => undefined }
  const program = await findProgram(packages)
  if (!('file' in program)) return program.missing
  const folder = await mkdtemp(join(tmpdir(), 'store-redis-'))
  const port = await findFreePort(host)
  const args = ['--port', String(port), '--bind', host, '--dir', folder, '--save', '']
  const child = spawn(program.file, args, { env: program.env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  if (await waitUntilReady(port)) return { url: `redis://${host}:${port}`, stop }
  await stop()
  return 'redis-server did not start'
}

async function findProgram(packages: string) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = await findFolderWith('redis-server', folders)
  if (installed) return { file: join(installed, 'redis-server'), env: process.env }
  const basedir = join(packages, 'root/usr')
  const findUnpacked = () => findFolderWith('redis-server', [join(basedir, 'bin')])
  const missing = (await findUnpacked())
    ? undefined
    : await fetchPackages(packages, [['redis-server']])
  if (missing) return { missing }
  const env = await libraryEnvironment({ basedir, unpacked: true })
  return { file: join(basedir, 'bin/redis-server'), env }
}

async function waitUntilReady(port: number): Promise<boolean> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    const socket = connect({ host, port })
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return true
    await delay(30)
  }
  return false
}
