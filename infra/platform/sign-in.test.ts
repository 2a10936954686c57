import { readFile, stat } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import { createTempFolder } from '../releases/testing/releases.ts'
import { PlatformUsers } from './accounts/platform-users.ts'
import { RevokedSessions } from './accounts/revoked-sessions.ts'
import { cheapCost, openPlatform, person } from './testing/platform-session.ts'

const minuteMs = 60_000

describe('a request without a session', () => {
  it.each(['/', '/history', '/change?action=lock'])(
    'is redirected from %s to the sign-in page',
    async (url) => {
      const { statusCode, headers } = await (await openPlatform()).get(url)
      expect([statusCode, headers.location]).toEqual([303, '/sign-in'])
    },
  )

  it('changes nothing', async () => {
    const platform = await openPlatform()
    const answer = await platform.post('/change', { action: 'unlock', revision: '1' })
    expect(answer.headers.location).toBe('/sign-in')
  })
})

describe('signing in', () => {
  it('opens the page and sets an HttpOnly, SameSite cookie', async () => {
    const platform = await openPlatform()
    await platform.users.add(person.name, person.password)
    const answer = await platform.post('/sign-in', person)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    expect(answer.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Strict$/)
    expect((await platform.get('/')).body).toContain('<span>asha</span>')
  })

  it.each([
    ['a wrong password', { name: person.name, password: 'another password' }],
    ['an unknown name', { name: 'nobody', password: person.password }],
    ['the name of a property of every object', { name: 'constructor', password: person.password }],
  ])('with %s is rejected with the same message', async (_, credentials) => {
    const platform = await openPlatform()
    await platform.users.add(person.name, person.password)
    const { statusCode, body } = await platform.post('/sign-in', credentials)
    expect([statusCode, body.includes('Name, password or code is wrong.')]).toEqual([401, true])
    expect((await platform.get('/')).statusCode).toBe(303)
  })

  it('with a code works only once', async () => {
    const platform = await openPlatform()
    const { code } = platform.magicLink
    expect((await platform.get(`/sign-in?code=${code}`)).body).toContain('signs you in once')
    expect((await platform.post('/sign-in', { code: 'A'.repeat(32) })).statusCode).toBe(401)
    expect((await platform.post('/sign-in', { code })).statusCode).toBe(303)
    expect((await platform.get('/')).body).toContain('<span>ravi</span>')
    await platform.post('/sign-out', {})
    expect((await platform.post('/sign-in', { code })).statusCode).toBe(401)
  })

  it('from another site is rejected (CSRF)', async () => {
    const platform = await openPlatform()
    await platform.users.add(person.name, person.password)
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await platform.post('/sign-in', person, headers)).statusCode).toBe(403)
  })

  it('is blocked after ten failures, and allowed again a quarter of an hour later', async () => {
    const platform = await openPlatform()
    await platform.users.add(person.name, person.password)
    const wrong = { ...person, password: 'a wrong guess' }
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await platform.post('/sign-in', wrong)).statusCode).toBe(401)
    }
    const stopped = await platform.post('/sign-in', person)
    expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, '900'])
    platform.time.now = new Date(platform.time.now.getTime() + 15 * minuteMs)
    expect((await platform.post('/sign-in', person)).statusCode).toBe(303)
  })
})

describe('a user with an authenticator app', () => {
  const stepMs = 30_000

  async function openWithApp() {
    const platform = await openPlatform()
    await platform.users.add(person.name, person.password)
    const { secret } = platform.secondFactors.begin(person.name)
    const code = () =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: platform.time.now.getTime() })
    expect(await platform.secondFactors.set(person.name, secret, code())).toBe(true)
    const signIn = async (otp?: string) =>
      (await platform.post('/sign-in', { ...person, ...(otp && { otp }) })).statusCode
    const waitForNextCode = () => {
      platform.time.now = new Date(platform.time.now.getTime() + stepMs)
    }
    return { platform, code, signIn, waitForNextCode }
  }

  it('signs in with password and code, and each code works once', async () => {
    const { platform, code, signIn, waitForNextCode } = await openWithApp()
    expect([await signIn(), await signIn('000000'), await signIn(code())]).toEqual([401, 401, 401])
    waitForNextCode()
    expect(await signIn(code())).toBe(303)
    await platform.post('/sign-out', {})
    expect(await signIn(code())).toBe(401)
  })

  it('cannot sign in with a code alone', async () => {
    const { platform, code, waitForNextCode } = await openWithApp()
    waitForNextCode()
    const wrong = { ...person, password: 'a wrong guess', otp: code() }
    expect((await platform.post('/sign-in', wrong)).statusCode).toBe(401)
  })

  it('is signed out when the app is replaced, and needs the password alone once it is removed', async () => {
    const { platform, code, signIn, waitForNextCode } = await openWithApp()
    waitForNextCode()
    await signIn(code())
    expect((await platform.get('/')).statusCode).toBe(200)
    expect(await platform.secondFactors.remove(person.name)).toBe(true)
    expect((await platform.get('/')).statusCode).toBe(303)
    expect(await signIn()).toBe(303)
  })

  it('has no app before its first code was right', async () => {
    const platform = await openPlatform()
    const { secret } = platform.secondFactors.begin(person.name)
    expect(await platform.secondFactors.set(person.name, secret, 'no code')).toBe(false)
    expect(await platform.secondFactors.findSecret(person.name)).toBeUndefined()
  })
})

describe('a session', () => {
  it('ends after twelve hours', async () => {
    const platform = await openPlatform()
    await platform.signIn()
    platform.time.now = new Date(platform.time.now.getTime() + 12 * 60 * minuteMs)
    expect((await platform.get('/')).statusCode).toBe(303)
  })

  it("ends when its user is removed or the user's password changes", async () => {
    const platform = await openPlatform()
    await platform.signIn()
    await platform.users.add(person.name, 'another long password')
    expect((await platform.get('/')).statusCode).toBe(303)
    await platform.signIn()
    await platform.users.remove(person.name)
    expect((await platform.get('/')).statusCode).toBe(303)
  })

  it('ends when the user signs out, even for copies of the cookie and on every instance', async () => {
    const platform = await openPlatform()
    const answer = await platform.post('/sign-in', await platform.addPerson())
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    const other = await platform.otherInstance()
    const look = async () =>
      (await Promise.all([platform, other].map(({ getAs }) => getAs(cookie, '/')))).map(
        ({ statusCode }) => statusCode,
      )
    expect(await look()).toEqual([200, 200])
    await platform.post('/sign-out', {})
    expect(await look()).toEqual([303, 303])
  })

  it('does not end with another session of the same user', async () => {
    const platform = await openPlatform()
    const person = await platform.addPerson()
    const elsewhere = await platform.post('/sign-in', person)
    const cookie = String(elsewhere.headers['set-cookie']).split(';')[0] ?? ''
    await platform.post('/sign-in', person)
    await platform.post('/sign-out', {})
    expect((await platform.getAs(cookie, '/')).statusCode).toBe(200)
  })

  it('that was revoked is forgotten once it would have expired', async () => {
    const file = `${await createTempFolder()}/ended.json`
    const time = { now: new Date('2026-11-21T07:00:00Z') }
    const ended = new RevokedSessions(file, () => time.now)
    await ended.add('one', time.now.getTime() + minuteMs)
    expect(await ended.has('one')).toBe(true)
    time.now = new Date(time.now.getTime() + 2 * minuteMs)
    await Promise.all(['two', 'three'].map((id) => ended.add(id, time.now.getTime() + minuteMs)))
    expect(Object.keys(JSON.parse(await readFile(file, 'utf8'))).sort()).toEqual(['three', 'two'])
  })
})

describe('platform users', () => {
  it('are stored in a file with hashed passwords, readable by its owner only', async () => {
    const file = `${await createTempFolder()}/users.json`
    const users = new PlatformUsers(file, cheapCost)
    await users.add('asha', person.password)
    await users.add('ravi', person.password)
    const text = await readFile(file, 'utf8')
    expect(text).not.toContain(person.password)
    const [one, other] = Object.values(JSON.parse(text))
    expect(one).not.toBe(other)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect([await users.remove('asha'), await users.remove('asha')]).toEqual([true, false])
    expect(await users.names()).toEqual(['ravi'])
  })

  it.each([
    ['asha', 'too short', 'at least 12'],
    ['As ha', person.password, 'lower-case letters'],
    ['__proto__', person.password, 'lower-case letters'],
  ])('%s with password %s are rejected', async (name, password, words) => {
    const users = new PlatformUsers(`${await createTempFolder()}/users.json`)
    await expect(users.add(name, password)).rejects.toThrow(words)
  })
})
