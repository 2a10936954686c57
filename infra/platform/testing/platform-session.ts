import type { ReleaseStore } from '../../releases/store/release-store.ts'
import { createTempFolder } from '../../releases/testing/releases.ts'
import { KnownNetworks } from '../accounts/known-networks.ts'
import { MagicLink } from '../accounts/magic-link.ts'
import { PlatformUsers } from '../accounts/platform-users.ts'
import { RevokedSessions } from '../accounts/revoked-sessions.ts'
import { SecondFactors } from '../accounts/second-factors.ts'
import { SignIn } from '../accounts/sign-in.ts'
import { createReleaseCountsReader } from '../auto-halt/release-counts.ts'
import { buildPlatform } from '../server.ts'
import { type CanaryCountsApi, startCanaryCountsApi } from './canary-counts-api.ts'
import { createPlatformSite } from './platform-site.ts'

/** A low cost, because tests hash many passwords. */
export const cheapCost = 2

export const person = { name: 'asha', password: 'a long enough password' }

/** The platform page of a small site, and a browser that uses it. */
export interface PlatformSession {
  store: ReleaseStore
  api: CanaryCountsApi
  users: PlatformUsers
  secondFactors: SecondFactors
  magicLink: MagicLink
  /** The current time, which tests can change. */
  time: { now: Date }
  get: (url: string) => ReturnType<typeof answerOf>
  /** Submits a form with the token of the session, as the page does. */
  post: (
    url: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => ReturnType<typeof answerOf>
  signIn: () => Promise<void>
  /** Adds a user; @returns the credentials */
  addPerson: () => Promise<typeof person>
  /** Sends a request with a copied cookie. */
  getAs: (cookie: string, url: string) => ReturnType<typeof answerOf>
  /** A second instance of the same page. */
  otherInstance: () => Promise<Pick<PlatformSession, 'getAs'>>
  /** The session's anti-CSRF token, as contained in every form. */
  formToken: () => Promise<string>
}

type Platform = Awaited<ReturnType<typeof buildPlatform>>

/** Opens the page of a new site; nobody is signed in yet. */
export async function openPlatform(): Promise<PlatformSession> {
  const store = await createPlatformSite()
  const api = await startCanaryCountsApi()
  const folder = await createTempFolder()
  const users = new PlatformUsers(`${folder}/users.json`, cheapCost)
  const magicLink = new MagicLink('ravi')
  const time = { now: new Date('2026-11-21T07:00:00Z') }
  const clock = () => time.now
  const secondFactors = new SecondFactors(`${folder}/second-factors.json`, clock)
  const build = () => {
    const revokedSessions = new RevokedSessions(`${folder}/ended.json`, clock)
    const secret = 'of these tests'.padEnd(32, '.')
    const knownNetworks = new KnownNetworks(`${folder}/networks.json`, clock)
    const signIn = new SignIn({
      users,
      secondFactors,
      magicLink,
      revokedSessions,
      knownNetworks,
      secret,
      clock,
    })
    const counts = createReleaseCountsReader(api.url, api.token)
    const previews = { token: api.token, siteOrigin: 'https://store.example' }
    return buildPlatform({ store, counts, signIn, previews, isAutoHaltEnabled: true, clock })
  }
  const app = await build()
  const browser = { cookie: '' }
  const session: PlatformSession = {
    store,
    api,
    users,
    secondFactors,
    magicLink,
    time,
    get: (url) => answerOf(app, browser, { method: 'GET', url }),
    post: async (url, fields, headers = {}) => {
      const token = browser.cookie ? { formToken: await session.formToken() } : {}
      const payload = new URLSearchParams({ ...token, ...fields }).toString()
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      return answerOf(app, browser, {
        method: 'POST',
        url,
        payload,
        headers: { ...type, ...headers },
      })
    },
    signIn: async () => {
      await session.post('/sign-in', await session.addPerson())
    },
    addPerson: async () => {
      await users.add(person.name, person.password)
      return person
    },
    getAs: (cookie, url) => answerOf(app, { cookie }, { method: 'GET', url }),
    otherInstance: async () => {
      const other = await build()
      return { getAs: (cookie, url) => answerOf(other, { cookie }, { method: 'GET', url }) }
    },
    formToken: async () => {
      const { body } = await session.get('/')
      return /name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? ''
    },
  }
  return session
}

async function answerOf(
  app: Platform,
  browser: { cookie: string },
  request: {
    method: 'GET' | 'POST'
    url: string
    payload?: string
    headers?: Record<string, string>
  },
) {
  const headers = { ...request.headers, ...(browser.cookie && { cookie: browser.cookie }) }
  const answer = await app.inject({ ...request, headers })
  const setCookie = answer.headers['set-cookie']
  if (typeof setCookie === 'string') browser.cookie = setCookie.split(';')[0] ?? ''
  if (browser.cookie.endsWith('=')) browser.cookie = ''
  return answer
}
