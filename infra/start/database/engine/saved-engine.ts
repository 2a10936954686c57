import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { libraryEnvironment } from '../../../packages/library-environment.ts'
import { type Engine, examineEngine } from './engine.ts'

/** The server to run: a program on this machine, or Docker. */
export type ChosenEngine = Engine | 'docker'

/** The kind of server that created a folder's data, and that server if it is still installed. */
export type SavedEngine = { kind: Engine['kind'] | 'docker'; engine: ChosenEngine | undefined }

/** The server that created the data in this folder. After an in-place upgrade it has its new version. */
export async function readSavedEngine(folder: string): Promise<SavedEngine | undefined> {
  const text = await readFile(join(folder, 'engine.json'), 'utf8').catch(() => 'null')
  const stored: unknown = JSON.parse(text)
  if (stored === 'docker') return { kind: 'docker', engine: 'docker' }
  if (typeof stored !== 'object' || stored === null) return undefined
  if (!('kind' in stored && 'server' in stored && 'basedir' in stored && 'unpacked' in stored)) {
    return undefined
  }
  const { server, basedir, unpacked } = stored
  if (typeof server !== 'string' || typeof basedir !== 'string') return undefined
  const kind = stored.kind === 'mysql' ? 'mysql' : 'mariadb'
  if (!existsSync(server)) return { kind, engine: undefined }
  const program = { server, basedir, unpacked: unpacked === true }
  const engine = await examineEngine(program, await libraryEnvironment(program))
  return { kind, engine: typeof engine === 'string' ? undefined : engine }
}

export async function saveEngine(folder: string, engine: ChosenEngine): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'engine.json'), `${JSON.stringify(engine, null, 2)}\n`)
}

export async function deleteSavedEngine(folder: string): Promise<void> {
  await rm(join(folder, 'engine.json'), { force: true })
}

export function kindOf(engine: ChosenEngine): SavedEngine['kind'] {
  return engine === 'docker' ? 'docker' : engine.kind
}
