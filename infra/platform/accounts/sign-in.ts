import { Attempts } from './attempts.ts'
import type { EndedSessions } from './ended-sessions.ts'
import type { OneTimeEntry } from './one-time-entry.ts'
import { isPassword } from './password.ts'
import type { PlatformUsers } from './platform-users.ts'
import { Sessions } from './sessions.ts'

/** What somebody shows to be let in. */
export type Credentials = { name: string; password: string } | { code: string }

/** In or not; the cookie's value, or what to say and how many seconds to wait. */
export type SignInOutcome =
  | { is: 'in'; cookie: string }
  | { is: 'wrong'; words: string }
  | { is: 'throttled'; words: string; seconds: number }

export interface SignInParts {
  users: PlatformUsers
  entry: OneTimeEntry | undefined
  endedSessions: EndedSessions
  secret: string
  clock?: (() => Date) | undefined
}

const withinMs = 15 * 60_000
const perName = { most: 10, withinMs }
const perAddress = { most: 30, withinMs }

/** The platform's own sign-in: who may come in, and how often it may be tried. */
export class SignIn {
  readonly sessions: Sessions
  readonly #parts: SignInParts
  readonly #attempts: { name: Attempts; address: Attempts }

  constructor(parts: SignInParts) {
    const { users, entry, endedSessions, secret, clock } = parts
    this.#parts = parts
    this.#attempts = {
      name: new Attempts(perName, clock),
      address: new Attempts(perAddress, clock),
    }
    const credentialOf = async (name: string) =>
      (await users.hashOf(name)) ?? (entry?.name === name ? entry.code : undefined)
    this.sessions = new Sessions({
      secret,
      credentialOf,
      endedSessions,
      ...(clock && { clock }),
    })
  }

  /** @param address of the caller, for whom attempts are counted as well as for the name */
  async try(credentials: Credentials, address: string): Promise<SignInOutcome> {
    const counted = this.#countedFor(credentials, address)
    const seconds = Math.max(...counted.map(({ attempts, key }) => attempts.secondsToWait(key)))
    if (seconds > 0) {
      const minutes = Math.ceil(seconds / 60)
      const words = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
      return { is: 'throttled', words, seconds }
    }
    for (const { attempts, key } of counted) attempts.count(key)
    const name = await this.#nameOf(credentials)
    if (name === undefined) return { is: 'wrong', words: wordsOfRefusal(credentials) }
    for (const { attempts, key } of counted) attempts.forgive(key)
    return { is: 'in', cookie: await this.sessions.begin(name) }
  }

  /** A code cannot be guessed, and nobody shall lock its owner out by trying. */
  #countedFor(credentials: Credentials, address: string) {
    const { name, address: byAddress } = this.#attempts
    return [
      { attempts: byAddress, key: address },
      ...('name' in credentials ? [{ attempts: name, key: credentials.name }] : []),
    ]
  }

  async #nameOf(credentials: Credentials): Promise<string | undefined> {
    const { users, entry } = this.#parts
    if ('code' in credentials) return entry?.use(credentials.code) ? entry.name : undefined
    const { name, password } = credentials
    return (await isPassword(password, await users.hashOf(name))) ? name : undefined
  }
}

function wordsOfRefusal(credentials: Credentials): string {
  return 'code' in credentials
    ? 'This sign-in was used already, or is of an earlier start.'
    : 'Name or password is wrong.'
}
