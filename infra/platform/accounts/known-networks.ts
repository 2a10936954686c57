import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Type } from 'typebox'
import { parseAs } from '../../releases/release.ts'
import { withFolderLock } from '../../releases/store/folder-lock.ts'

/** Milliseconds since 1970 of the last sign-in, by name and network. */
const KnownNetworksSchema = Type.Record(Type.String(), Type.Record(Type.String(), Type.Number()))

/** Only the networks of a user's last sign-ins are stored. */
const maxNetworksPerUser = 20

/** The file of known networks, next to the file of users. */
export function knownNetworksFileOf(usersFile: string): string {
  return path.join(path.dirname(usersFile), 'platform-networks.json')
}

/**
 * The networks from which each user has signed in, in a file. Attempts from there have a separate rate limit, so that
 * attempts from elsewhere cannot lock a user out (ADR 0034).
 */
export class KnownNetworks {
  readonly #file: string
  readonly #clock: () => Date

  constructor(file: string, clock: () => Date = () => new Date()) {
    this.#file = file
    this.#clock = clock
  }

  /** @param network of `clientNetwork` */
  async has(name: string, network: string): Promise<boolean> {
    const known = await this.#read()
    return Object.hasOwn(known, name) && Object.hasOwn(known[name] ?? {}, network)
  }

  /** Stores a network from which a user has signed in. */
  async add(name: string, network: string): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true })
    await withFolderLock(`${this.#file}.lock`, async () => {
      const known = await this.#read()
      const networks = { ...known[name], [network]: this.#clock().getTime() }
      const newest = Object.entries(networks).sort(([, one], [, other]) => other - one)
      const retained = Object.fromEntries(newest.slice(0, maxNetworksPerUser))
      await writeFile(`${this.#file}.new`, JSON.stringify({ ...known, [name]: retained }), {
        mode: 0o600,
      })
      await rename(`${this.#file}.new`, this.#file)
    })
  }

  async #read(): Promise<Record<string, Record<string, number>>> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}'
      throw error
    })
    return parseAs(KnownNetworksSchema, JSON.parse(text), this.#file)
  }
}
