import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Composition, CompositionSchema } from '@store/contract/schemas/composition'
import { nameOf, parseAs, type Release, ReleaseSchema } from './release.ts'
import { ReleaseConflict, type ReleaseStore, RevisionTaken, type Site } from './release-store.ts'

/**
 * Releases as plain files, which any web server can serve: `mf/<name>/<version>/`, `composition.json`,
 * `index.html`. What is being written stands in `.incoming/`, the history in `compositions/`.
 */
export class FolderStore implements ReleaseStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async findRelease(name: string, version: string): Promise<Release | undefined> {
    const file = path.join(this.#releaseFolder({ name, version }), 'release.json')
    const text = await readIfThere(file)
    return text && parseAs(ReleaseSchema, JSON.parse(text.toString()), file)
  }

  readFile(release: Release, file: string): Promise<Buffer | undefined> {
    return readIfThere(path.join(this.#releaseFolder(release), file))
  }

  async addRelease(release: Release, files: ReadonlyMap<string, Buffer>): Promise<boolean> {
    if (await this.#isPublished(release)) return false
    const incoming = await this.#newIncomingFolder()
    try {
      for (const [file, bytes] of files) {
        const target = path.join(incoming, file)
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(target, bytes, { flush: true })
      }
      await writeFile(path.join(incoming, 'release.json'), JSON.stringify(release, null, 2))
      return await this.#moveIntoPlace(incoming, release)
    } finally {
      await rm(incoming, { recursive: true, force: true })
    }
  }

  async readComposition(): Promise<Composition | undefined> {
    const file = path.join(this.#folder, 'composition.json')
    const text = await readIfThere(file)
    return text && parseAs(CompositionSchema, JSON.parse(text.toString()), file)
  }

  async lastRevision(): Promise<number> {
    const names = await namesIn(path.join(this.#folder, 'compositions'))
    return Math.max(0, ...names.map((name) => Number.parseInt(name, 10)))
  }

  async writeSite({ composition, document }: Site): Promise<void> {
    const text = JSON.stringify(composition)
    await this.#claimRevision(composition.revision, text)
    await this.#replace('composition.json', text)
    await this.#replace('index.html', document)
  }

  /** Linking fails when the name exists: of two that write one revision, the second one learns it. */
  async #claimRevision(revision: number, text: string): Promise<void> {
    const history = path.join(this.#folder, 'compositions')
    await mkdir(history, { recursive: true })
    const incoming = await this.#newIncomingFolder()
    const draft = path.join(incoming, 'composition.json')
    try {
      await writeFile(draft, text, { flush: true })
      await link(draft, path.join(history, `${revision}.json`))
    } catch (error) {
      throw isTaken(error) ? new RevisionTaken(revision) : error
    } finally {
      await rm(incoming, { recursive: true, force: true })
    }
  }

  async #replace(name: string, text: string): Promise<void> {
    const draft = path.join(this.#folder, `.${name}.${randomUUID()}`)
    await writeFile(draft, text, { flush: true })
    await rename(draft, path.join(this.#folder, name))
  }

  async #isPublished(release: Release): Promise<boolean> {
    const there = await this.findRelease(release.name, release.version)
    if (there === undefined) return false
    if (digests(there) !== digests(release)) throw new ReleaseConflict(nameOf(release))
    return true
  }

  /** @returns false when somebody else published the same meanwhile */
  async #moveIntoPlace(incoming: string, release: Release): Promise<boolean> {
    const target = this.#releaseFolder(release)
    await mkdir(path.dirname(target), { recursive: true })
    try {
      await rename(incoming, target)
      return true
    } catch (error) {
      // A folder is never renamed onto a full one: a release once there stays as it is.
      if (isTaken(error) && (await this.#isPublished(release))) return false
      throw error
    }
  }

  #releaseFolder({ name, version }: { name: string; version: string }): string {
    return path.join(this.#folder, 'mf', name, version)
  }

  /** Named after the process, so that what a killed one left is recognised and removed. */
  async #newIncomingFolder(): Promise<string> {
    const incoming = path.join(this.#folder, '.incoming')
    const abandoned = (await namesIn(incoming)).filter(
      (name) => !isRunning(Number.parseInt(name, 10)),
    )
    for (const name of abandoned)
      await rm(path.join(incoming, name), { recursive: true, force: true })
    const folder = path.join(incoming, `${process.pid}-${randomUUID()}`)
    await mkdir(folder, { recursive: true })
    return folder
  }
}

function digests(release: Release): string {
  const files = Object.entries(release.files).map(([file, { integrity }]) => `${file} ${integrity}`)
  return files.sort().join('\n')
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

function isTaken(error: unknown): boolean {
  return ['EEXIST', 'ENOTEMPTY'].includes(codeOf(error) ?? '')
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : undefined
}
