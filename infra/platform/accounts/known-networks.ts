import { Type } from 'typebox'
import { PrivateFile } from '../../settings/private-file.ts'

/** Milliseconds since 1970 of the last sign-in, by name and network. */
const KnownNetworksSchema = Type.Record(Type.String(), Type.Record(Type.String(), Type.Number()))

/** Only the networks of a user's last sign-ins are stored. */
const maxNetworksPerUser = 20

/**
 * The networks from which each user has signed in, in a file. Attempts from there have a separate rate limit, so that
 * attempts from elsewhere cannot lock a user out (ADR 0034).
 */
export class KnownNetworks {
  readonly #file: PrivateFile<typeof KnownNetworksSchema>
  readonly #clock: () => Date

  constructor(file: string, clock: () => Date = () => new Date()) {
    this.#file = new PrivateFile(file, KnownNetworksSchema)
    this.#clock = clock
  }

  /** @param network of `clientNetwork` */
  async has(name: string, network: string): Promise<boolean> {
    const known = await this.#file.read()
    return Object.hasOwn(known, name) && Object.hasOwn(known[name] ?? {}, network)
  }

  /** Stores a network from which a user has signed in. */
  async add(name: string, network: string): Promise<void> {
    const now = this.#clock().getTime()
    await this.#file.change((known) => {
      const newest = Object.entries({ ...known[name], [network]: now }).sort(
        ([, a], [, b]) => b - a,
      )
      return { ...known, [name]: Object.fromEntries(newest.slice(0, maxNetworksPerUser)) }
    })
  }
}
