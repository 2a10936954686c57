import { Attempts } from './attempts.ts'
import type { EndedSessions } from './ended-sessions.ts'
import type { KnownNetworks } from './known-networks.ts'
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
  knownNetworks: KnownNetworks
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
  readonly #attempts: { name: Attempts; address: Attempts; known: Attempts }

  constructor(parts: SignInParts) {
    const { users, entry, endedSessions, secret, clock } = parts
    this.#parts = parts
    this.#attempts = {
      name: new Attempts(perName, clock),
      address: new Attempts(perAddress, clock),
      known: new Attempts(perName, clock),
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

  /** @param network of the caller (`clientNetwork`), for which attempts are counted as well as for the name */
  async try(credentials: Credentials, network: string): Promise<SignInOutcome> {
    const counted = await this.#countedFor(credentials, network)
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
    await this.#parts.knownNetworks.add(name, network)
    return { is: 'in', cookie: await this.sessions.begin(name) }
  }

  /**
   * A network somebody signed in from has a count of its own, so that neither guesses from elsewhere nor a neighbour
   * behind the same address lock that person out. A code cannot be guessed.
   */
  async #countedFor(credentials: Credentials, network: string) {
    const { name, address, known } = this.#attempts
    if (!('name' in credentials)) return [{ attempts: address, key: network }]
    if (await this.#parts.knownNetworks.has(credentials.name, network)) {
      return [{ attempts: known, key: `${credentials.name} ${network}` }]
    }
    return [
      { attempts: address, key: network },
      { attempts: name, key: credentials.name },
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
