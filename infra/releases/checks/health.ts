import { spawn } from 'node:child_process'
import path from 'node:path'
import { shortBuildId } from '@store/sdk/build/build-target'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ReadFile } from '../publish/stored-files.ts'
import { nameOf, type PublishedRemote } from '../release.ts'

/**
 * Runs the container of a release and checks that `./health` names that release. Called on publish, never when the
 * site changes (ADR 0044). The release runs in a sandboxed interpreter, in a process without settings and secrets, and
 * cannot reach files, servers or other processes.
 * @param maxRunMs CPU time after which the release is stopped, in milliseconds
 * @returns one sentence when the health check fails, otherwise nothing
 */
export async function checkHealth(
  release: PublishedRemote,
  read: ReadFile,
  maxRunMs = 2_000,
): Promise<string[]> {
  const scripts = Object.keys(release.files).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(
    scripts.map(async (file) => [file, String((await read(file)) ?? '')] as const),
  )
  const { container, entry } = release
  const request = { container, entry, scripts: Object.fromEntries(texts), maxRunMs }
  const health = await runInSandbox(request)
  if (Value.Check(HealthSchema, health) && isSameRelease(health, release)) return []
  return [`./health of ${nameOf(release)} returned ${JSON.stringify(health)}`]
}

const HealthSchema = Type.Object({ name: Type.String(), version: Type.String() })

/** In watch mode the version's suffix, a digest of the files, is known only after the build. */
function isSameRelease(
  health: { name: string; version: string },
  { name, version, buildId }: PublishedRemote,
): boolean {
  const watchedVersion = `${health.version}.${shortBuildId(buildId)}`
  return health.name === name && [health.version, watchedVersion].includes(version)
}

interface HealthRequest {
  container: string
  entry: string
  scripts: Record<string, string>
  maxRunMs: number
}

function runInSandbox(request: HealthRequest): Promise<unknown> {
  const child = spawn(process.execPath, [...engineOptions, script], {
    cwd: path.dirname(script),
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: processTimeoutMs,
    killSignal: 'SIGKILL',
  })
  child.stdin.on('error', () => undefined).end(JSON.stringify(request))
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', reject)
    child.once('close', () => resolve(parse(Buffer.concat(output).toString())))
  })
}

/**
 * The interpreter does not count the bytes of array buffers as its memory: only the engine limits them, to 128 MB. Without
 * this a release could fill 2 GB, which took up to 15 seconds. A release runs once and briefly: optimising the
 * interpreter's own code takes longer than it gains.
 */
const engineOptions = ['--wasm-max-mem-pages=2048', '--liftoff-only']

/** A safety net: the interpreter's own limit is much shorter. */
const processTimeoutMs = 120_000

const script = path.join(import.meta.dirname, 'health-child.mjs')

function parse(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return output === '' ? 'nothing' : output.slice(0, 200)
  }
}
