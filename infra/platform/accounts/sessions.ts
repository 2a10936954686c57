import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { RevokedSessions } from './revoked-sessions.ts'

/** Somebody who is signed in. */
export interface Session {
  name: string
  /** Goes with every form, so that no other site can send one (CSRF). */
  formToken: string
}

export interface SessionDependencies {
  /** Signs sessions; another one ends them all. */
  secret: string
  /** What somebody signs in with, as it is kept: a session ends when it changes or is gone. */
  findCredential: (name: string) => Promise<string | undefined>
  revokedSessions: RevokedSessions
  clock?: () => Date
}

/** Milliseconds a session lasts: a working day. */
export const sessionMs = 12 * 3_600_000

/** Sessions that stand in their cookie, signed: `<name>.<end>.<id>.<signature>`; those signed out before that are noted. */
export class Sessions {
  readonly #parts: Required<SessionDependencies>

  constructor(parts: SessionDependencies) {
    this.#parts = { clock: () => new Date(), ...parts }
  }

  /** @returns the cookie's value for somebody who has just shown who he is */
  async begin(name: string): Promise<string> {
    const end = this.#parts.clock().getTime() + sessionMs
    const credential = (await this.#parts.findCredential(name)) ?? ''
    const id = randomBytes(16).toString('base64url')
    const payload = `${Buffer.from(name).toString('base64url')}.${end}.${id}`
    return `${payload}.${this.#sign('session', payload, credential)}`
  }

  /** @returns who has the cookie; `undefined` when it is none of ours, or its time is over */
  async find(cookie: string | undefined): Promise<Session | undefined> {
    const [name64 = '', end = '', id = '', signature = ''] = cookie?.split('.') ?? []
    const name = Buffer.from(name64, 'base64url').toString()
    const credential = await this.#parts.findCredential(name)
    if (cookie === undefined || credential === undefined) return undefined
    const expected = this.#sign('session', `${name64}.${end}.${id}`, credential)
    if (!isEqualSignature(signature, expected)) return undefined
    if (Number(end) <= this.#parts.clock().getTime()) return undefined
    if (await this.#parts.revokedSessions.has(id)) return undefined
    return { name, formToken: this.#sign('form', cookie, credential) }
  }

  /** Ends a session for everybody who has its cookie; one that is none has ended already. */
  async end(cookie: string | undefined): Promise<void> {
    if (cookie === undefined || (await this.find(cookie)) === undefined) return
    const [, end = '', id = ''] = cookie.split('.')
    await this.#parts.revokedSessions.add(id, Number(end))
  }

  #sign(what: string, payload: string, credential: string): string {
    return createHmac('sha256', this.#parts.secret)
      .update(JSON.stringify([what, payload, credential]))
      .digest('base64url')
  }
}

/** Compares two signatures in a time that does not tell how much of them agrees. */
export function isEqualSignature(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
