import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Engine, examineEngine } from './engine.ts'
import { libraryEnvironment } from './library-environment.ts'

/** What runs the server: a program on this machine, or Docker. */
export type ChosenEngine = Engine | 'docker'

/** The kind of server a folder's data belongs to, and the very server while it is still in its place. */
export type RecalledEngine = { kind: Engine['kind'] | 'docker'; engine: ChosenEngine | undefined }

/** The server that made the data in this folder. After an upgrade in place it is recalled with its new version. */
export async function recallEngine(folder: string): Promise<RecalledEngine | undefined> {
  const text = await readFile(join(folder, 'engine.json'), 'utf8').catch(() => 'null')
  const kept: unknown = JSON.parse(text)
  if (kept === 'docker') return { kind: 'docker', engine: 'docker' }
  if (typeof kept !== 'object' || kept === null) return undefined
  if (!('kind' in kept && 'server' in kept && 'basedir' in kept && 'unpacked' in kept)) {
    return undefined
  }
  const { server, basedir, unpacked } = kept
  if (typeof server !== 'string' || typeof basedir !== 'string') return undefined
  const kind = kept.kind === 'mysql' ? 'mysql' : 'mariadb'
  if (!existsSync(server)) return { kind, engine: undefined }
  const program = { server, basedir, unpacked: unpacked === true }
  const engine = await examineEngine(program, await libraryEnvironment(program))
  return { kind, engine: typeof engine === 'string' ? undefined : engine }
}

export async function rememberEngine(folder: string, engine: ChosenEngine): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'engine.json'), `${JSON.stringify(engine, null, 2)}\n`)
}

export async function forgetEngine(folder: string): Promise<void> {
  await rm(join(folder, 'engine.json'), { force: true })
}

export function kindOf(engine: ChosenEngine): RecalledEngine['kind'] {
  return engine === 'docker' ? 'docker' : engine.kind
}
