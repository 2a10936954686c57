import { Type } from 'typebox'
import { PrivateFile } from '../../settings/private-file.ts'

/** Expiry of each session in milliseconds since 1970, by session id. */
const RevokedSessionsSchema = Type.Record(Type.String(), Type.Number())

/**
 * Sessions that were signed out, in a file: `{ "<id>": <expiry> }`. Reads the file on every check, so that every
 * instance rejects a copied cookie from then on.
 */
export class RevokedSessions {
  readonly #file: PrivateFile<typeof RevokedSessionsSchema>
  readonly #clock: () => Date

  constructor(file: string, clock: () => Date = () => new Date()) {
    this.#file = new PrivateFile(file, RevokedSessionsSchema)
    this.#clock = clock
  }

  async has(id: string): Promise<boolean> {
    return Object.hasOwn(await this.#file.read(), id)
  }

  /** @param expiresAt milliseconds since 1970; the entry is dropped after that */
  async add(id: string, expiresAt: number): Promise<void> {
    const now = this.#clock().getTime()
    await this.#file.change((revoked) => {
      const valid = Object.entries(revoked).filter(([, expiry]) => expiry > now)
      return { ...Object.fromEntries(valid), [id]: expiresAt }
    })
  }
}
