import { spawn } from 'node:child_process'
import path from 'node:path'
import { shortBuildId } from '@store/sdk/build/build-target'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { nameOf, type PublishedRemote } from './release.ts'
import type { ReadFile } from './stored-files.ts'

/**
 * Runs the container of a release and asks its `./health` which release it is. It runs in a process of its own that
 * has no settings, no secrets and no files, in a context that has no page but what loads scripts.
 * @returns why it does not answer as it should; nothing when it does
 */
export async function illnessOf(release: PublishedRemote, read: ReadFile): Promise<string[]> {
  const scripts = Object.keys(release.files).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(
    scripts.map(async (file) => [file, String((await read(file)) ?? '')] as const),
  )
  const { container, entry } = release
  const answer = await ask({ container, entry, scripts: Object.fromEntries(texts) })
  if (Value.Check(HealthSchema, answer) && isSameRelease(answer, release)) return []
  return [`./health of ${nameOf(release)} answers ${JSON.stringify(answer)}`]
}

const HealthSchema = Type.Object({ name: Type.String(), version: Type.String() })

/** What is watched learns the end of its version, the digest of its files, only after it was built. */
function isSameRelease(
  answer: { name: string; version: string },
  { name, version, buildId }: PublishedRemote,
): boolean {
  const watched = `${answer.version}.${shortBuildId(buildId)}`
  return answer.name === name && [answer.version, watched].includes(version)
}

interface Question {
  container: string
  entry: string
  scripts: Record<string, string>
}

function ask(question: Question): Promise<unknown> {
  const child = spawn(process.execPath, [...permissions(), script], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  })
  child.stdin.on('error', () => undefined).end(JSON.stringify(question))
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', reject)
    child.once('close', () => resolve(parse(Buffer.concat(output).toString())))
  })
}

/** It loads at most four files that are in memory, so this is forever. */
const patienceMs = 15_000

const script = path.join(import.meta.dirname, 'health-child.mjs')

function permissions(): string[] {
  const stable = process.allowedNodeEnvironmentFlags.has('--permission')
  return [stable ? '--permission' : '--experimental-permission', `--allow-fs-read=${script}`]
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return output === '' ? 'nothing' : output.slice(0, 200)
  }
}
