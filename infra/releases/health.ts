import { spawn } from 'node:child_process'
import path from 'node:path'
import { shortBuildId } from '@store/sdk/build/build-target'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { nameOf, type PublishedRemote } from './release.ts'
import type { ReadFile } from './stored-files.ts'

/**
 * Runs the container of a release and asks its `./health` which release it is: when it is published, never when the
 * site is changed (ADR 0044). It runs in an interpreter of its own, in a process without settings and secrets, and
 * can reach no file, no server and no other process.
 * @returns why it does not answer as it should; nothing when it does
 */
export async function checkHealth(release: PublishedRemote, read: ReadFile): Promise<string[]> {
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
  const child = spawn(process.execPath, [script], {
    cwd: path.dirname(script),
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: longestWaitMs,
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

/** The interpreter stops by itself much earlier. */
const longestWaitMs = 30_000

const script = path.join(import.meta.dirname, 'health-child.mjs')

function parse(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return output === '' ? 'nothing' : output.slice(0, 200)
  }
}
