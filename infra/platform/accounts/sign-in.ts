import type { KnownNetworks } from './known-networks.ts'
import type { MagicLink } from './magic-link.ts'
import { verifyPassword } from './password.ts'
import type { PlatformUsers } from './platform-users.ts'
import { RateLimiter } from './rate-limiter.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import type { SecondFactors } from './second-factors.ts'
import { Sessions } from './sessions.ts'

/**
 * What a user signs in with: name, password and the code of their authenticator app if they have one, or the code of a
 * magic link.
 */
export type Credentials = { name: string; password: string; otp?: string } | { code: string }

/** The cookie's value on success, otherwise a message and the seconds to wait. */
type SignInOutcome =
  | { is: 'in'; cookie: string }
  | { is: 'wrong'; message: string }
  | { is: 'throttled'; message: string; seconds: number }

interface SignInDependencies {
  users: PlatformUsers
  secondFactors: SecondFactors
  magicLink: MagicLink | undefined
  revokedSessions: RevokedSessions
  knownNetworks: KnownNetworks
  secret: string
  clock?: (() => Date) | undefined
}

const windowMs = 15 * 60_000
const perName = { maxAttempts: 10, windowMs }
const perAddress = { maxAttempts: 30, windowMs }

/** The platform's sign-in, with rate limits per name and per network. */
export class SignIn {
  readonly sessions: Sessions
  readonly #dependencies: SignInDependencies
  readonly #limiters: { name: RateLimiter; address: RateLimiter; known: RateLimiter }

  constructor(dependencies: SignInDependencies) {
    const { users, secondFactors, magicLink, revokedSessions, secret, clock } = dependencies
    this.#dependencies = dependencies
    this.#limiters = {
      name: new RateLimiter(perName, clock),
      address: new RateLimiter(perAddress, clock),
      known: new RateLimiter(perName, clock),
    }
    const findCredential = async (name: string) => {
      const hash = await users.findHash(name)
      if (hash === undefined) return magicLink?.name === name ? magicLink.code : undefined
      // Sessions end when the second factor changes, too.
      return `${hash}${(await secondFactors.findSecret(name)) ?? ''}`
    }
    this.sessions = new Sessions({
      secret,
      findCredential,
      revokedSessions,
      ...(clock && { clock }),
    })
  }

  /** @param network of the caller (`clientNetwork`); attempts are limited per network and per name */
  async try(credentials: Credentials, network: string): Promise<SignInOutcome> {
    const limiters = await this.#limitersFor(credentials, network)
    const seconds = Math.max(...limiters.map(({ limiter, key }) => limiter.retryAfterSeconds(key)))
    if (seconds > 0) {
      const minutes = Math.ceil(seconds / 60)
      const message = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
      return { is: 'throttled', message, seconds }
    }
    for (const { limiter, key } of limiters) limiter.count(key)
    const name = await this.#authenticate(credentials)
    if (name === undefined) return { is: 'wrong', message: rejectionMessage(credentials) }
    for (const { limiter, key } of limiters) limiter.reset(key)
    await this.#dependencies.knownNetworks.add(name, network)
    return { is: 'in', cookie: await this.sessions.begin(name) }
  }

  /**
   * A network from which the user has signed in before has a separate limit, so that neither attempts from elsewhere
   * nor others behind the same address lock the user out. A code cannot be guessed and needs no limit per name.
   */
  async #limitersFor(credentials: Credentials, network: string) {
    const { name, address, known } = this.#limiters
    if (!('name' in credentials)) return [{ limiter: address, key: network }]
    if (await this.#dependencies.knownNetworks.has(credentials.name, network)) {
      return [{ limiter: known, key: `${credentials.name} ${network}` }]
    }
    return [
      { limiter: address, key: network },
      { limiter: name, key: credentials.name },
    ]
  }

  async #authenticate(credentials: Credentials): Promise<string | undefined> {
    const { users, secondFactors, magicLink } = this.#dependencies
    if ('code' in credentials)
      return magicLink?.redeem(credentials.code) ? magicLink.name : undefined
    const { name, password, otp = '' } = credentials
    const isPassword = await verifyPassword(password, await users.findHash(name))
    return isPassword && (await secondFactors.verify(name, otp)) ? name : undefined
  }
}

function rejectionMessage(credentials: Credentials): string {
  return 'code' in credentials
    ? 'This sign-in was used already, or is of an earlier start.'
    : 'Name, password or code is wrong.'
}
