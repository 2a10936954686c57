import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { RevokedSessions } from './revoked-sessions.ts'

/** The session of a signed-in user. */
export interface Session {
  name: string
  /** Anti-CSRF token, sent with every form. */
  formToken: string
}

interface SessionDependencies {
  /** Signs sessions; changing it ends all of them. */
  secret: string
  /** The stored credential of a user; a session ends when it changes or is removed. */
  findCredential: (name: string) => Promise<string | undefined>
  revokedSessions: RevokedSessions
  clock?: () => Date
}

/** Lifetime of a session in milliseconds: a working day. */
export const sessionMs = 12 * 3_600_000

/** Stateless sessions in a signed cookie: `<name>.<expiry>.<id>.<signature>`; only revoked sessions are stored. */
export class Sessions {
  readonly #dependencies: Required<SessionDependencies>

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = { clock: () => new Date(), ...dependencies }
  }

  /** @returns the cookie's value for a user who has just been authenticated */
  async begin(name: string): Promise<string> {
    const end = this.#dependencies.clock().getTime() + sessionMs
    const credential = (await this.#dependencies.findCredential(name)) ?? ''
    const id = randomBytes(16).toString('base64url')
    const payload = `${Buffer.from(name).toString('base64url')}.${end}.${id}`
    return `${payload}.${this.#sign('session', payload, credential)}`
  }

  /** @returns the session of a cookie; `undefined` when it is invalid or expired */
  async find(cookie: string | undefined): Promise<Session | undefined> {
    const [name64 = '', end = '', id = '', signature = ''] = cookie?.split('.') ?? []
    const name = Buffer.from(name64, 'base64url').toString()
    const credential = await this.#dependencies.findCredential(name)
    if (cookie === undefined || credential === undefined) return undefined
    const expected = this.#sign('session', `${name64}.${end}.${id}`, credential)
    if (!isEqualSignature(signature, expected)) return undefined
    if (Number(end) <= this.#dependencies.clock().getTime()) return undefined
    if (await this.#dependencies.revokedSessions.has(id)) return undefined
    return { name, formToken: this.#sign('form', cookie, credential) }
  }

  /** Revokes a session, also for copies of its cookie. Ignores an invalid cookie. */
  async end(cookie: string | undefined): Promise<void> {
    if (cookie === undefined || (await this.find(cookie)) === undefined) return
    const [, end = '', id = ''] = cookie.split('.')
    await this.#dependencies.revokedSessions.add(id, Number(end))
  }

  #sign(what: string, payload: string, credential: string): string {
    return createHmac('sha256', this.#dependencies.secret)
      .update(JSON.stringify([what, payload, credential]))
      .digest('base64url')
  }
}

/** Compares two signatures in constant time. */
export function isEqualSignature(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
