import type { KnownNetworks } from './known-networks.ts'
import type { MagicLink } from './magic-link.ts'
import { verifyPassword } from './password.ts'
import type { PlatformUsers } from './platform-users.ts'
import { RateLimiter } from './rate-limiter.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { Sessions } from './sessions.ts'

/** What somebody shows to be let in. */
export type Credentials = { name: string; password: string } | { code: string }

/** In or not; the cookie's value, or what to say and how many seconds to wait. */
export type SignInOutcome =
  | { is: 'in'; cookie: string }
  | { is: 'wrong'; message: string }
  | { is: 'throttled'; message: string; seconds: number }

export interface SignInDependencies {
  users: PlatformUsers
  magicLink: MagicLink | undefined
  revokedSessions: RevokedSessions
  knownNetworks: KnownNetworks
  secret: string
  clock?: (() => Date) | undefined
}

const windowMs = 15 * 60_000
const perName = { maxAttempts: 10, windowMs }
const perAddress = { maxAttempts: 30, windowMs }

/** The platform's own sign-in: who may come in, and how often it may be tried. */
export class SignIn {
  readonly sessions: Sessions
  readonly #parts: SignInDependencies
  readonly #attempts: { name: RateLimiter; address: RateLimiter; known: RateLimiter }

  constructor(dependencies: SignInDependencies) {
    const { users, magicLink, revokedSessions, secret, clock } = dependencies
    this.#parts = dependencies
    this.#attempts = {
      name: new RateLimiter(perName, clock),
      address: new RateLimiter(perAddress, clock),
      known: new RateLimiter(perName, clock),
    }
    const findCredential = async (name: string) =>
      (await users.findHash(name)) ?? (magicLink?.name === name ? magicLink.code : undefined)
    this.sessions = new Sessions({
      secret,
      findCredential,
      revokedSessions,
      ...(clock && { clock }),
    })
  }

  /** @param network of the caller (`clientNetwork`), for which attempts are counted as well as for the name */
  async try(credentials: Credentials, network: string): Promise<SignInOutcome> {
    const limiters = await this.#countedFor(credentials, network)
    const seconds = Math.max(...limiters.map(({ limiter, key }) => limiter.retryAfterSeconds(key)))
    if (seconds > 0) {
      const minutes = Math.ceil(seconds / 60)
      const message = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
      return { is: 'throttled', message, seconds }
    }
    for (const { limiter, key } of limiters) limiter.count(key)
    const name = await this.#nameOf(credentials)
    if (name === undefined) return { is: 'wrong', message: rejectionMessage(credentials) }
    for (const { limiter, key } of limiters) limiter.reset(key)
    await this.#parts.knownNetworks.add(name, network)
    return { is: 'in', cookie: await this.sessions.begin(name) }
  }

  /**
   * A network somebody signed in from has a count of its own, so that neither guesses from elsewhere nor a neighbour
   * behind the same address lock that person out. A code cannot be guessed.
   */
  async #countedFor(credentials: Credentials, network: string) {
    const { name, address, known } = this.#attempts
    if (!('name' in credentials)) return [{ limiter: address, key: network }]
    if (await this.#parts.knownNetworks.has(credentials.name, network)) {
      return [{ limiter: known, key: `${credentials.name} ${network}` }]
    }
    return [
      { limiter: address, key: network },
      { limiter: name, key: credentials.name },
    ]
  }

  async #nameOf(credentials: Credentials): Promise<string | undefined> {
    const { users, magicLink } = this.#parts
    if ('code' in credentials)
      return magicLink?.redeem(credentials.code) ? magicLink.name : undefined
    const { name, password } = credentials
    return (await verifyPassword(password, await users.findHash(name))) ? name : undefined
  }
}

function rejectionMessage(credentials: Credentials): string {
  return 'code' in credentials
    ? 'This sign-in was used already, or is of an earlier start.'
    : 'Name or password is wrong.'
}
