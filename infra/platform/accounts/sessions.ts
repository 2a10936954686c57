import { createHmac, timingSafeEqual } from 'node:crypto'

/** Somebody who is signed in. */
export interface Session {
  name: string
  /** Goes with every form, so that no other site can send one (CSRF). */
  formToken: string
}

export interface SessionParts {
  /** Signs sessions; another one ends them all. */
  secret: string
  /** What somebody signs in with, as it is kept: a session ends when it changes or is gone. */
  credentialOf: (name: string) => Promise<string | undefined>
  clock?: () => Date
}

/** Milliseconds a session lasts: a working day. */
export const sessionMs = 12 * 3_600_000

/** Sessions that stand in their cookie alone, signed: `<name>.<end>.<signature>`. */
export class Sessions {
  readonly #parts: Required<SessionParts>

  constructor(parts: SessionParts) {
    this.#parts = { clock: () => new Date(), ...parts }
  }

  /** @returns the cookie's value for somebody who has just shown who he is */
  async begin(name: string): Promise<string> {
    const end = this.#parts.clock().getTime() + sessionMs
    const credential = (await this.#parts.credentialOf(name)) ?? ''
    const told = `${Buffer.from(name).toString('base64url')}.${end}`
    return `${told}.${this.#sign('session', told, credential)}`
  }

  /** @returns who has the cookie; `undefined` when it is none of ours, or its time is over */
  async find(cookie: string | undefined): Promise<Session | undefined> {
    const [name64 = '', end = '', signature = ''] = cookie?.split('.') ?? []
    const name = Buffer.from(name64, 'base64url').toString()
    const credential = await this.#parts.credentialOf(name)
    if (cookie === undefined || credential === undefined) return undefined
    const expected = this.#sign('session', `${name64}.${end}`, credential)
    if (!isSame(signature, expected)) return undefined
    if (Number(end) <= this.#parts.clock().getTime()) return undefined
    return { name, formToken: this.#sign('form', cookie, credential) }
  }

  #sign(what: string, told: string, credential: string): string {
    return createHmac('sha256', this.#parts.secret)
      .update(JSON.stringify([what, told, credential]))
      .digest('base64url')
  }
}

/** Compares two signatures in a time that does not tell how much of them agrees. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
