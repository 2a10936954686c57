import { describe, expect, it } from '@jest/globals'
import { createTempFolder } from '../../releases/testing/releases.ts'
import { cheapCost, person } from '../testing/platform-session.ts'
import { KnownNetworks } from './known-networks.ts'
import { PlatformUsers } from './platform-users.ts'
import { RevokedSessions } from './revoked-sessions.ts'
import { SecondFactors } from './second-factors.ts'
import { SignIn } from './sign-in.ts'

const [stranger, owner, elsewhere] = ['203.0.113.66', '198.51.100.7', '192.0.2.20']
const wrong = { ...person, password: 'a wrong guess' }

async function openSignIn() {
  const folder = await createTempFolder()
  const users = new PlatformUsers(`${folder}/users.json`, cheapCost)
  await users.add(person.name, person.password)
  const restart = () =>
    new SignIn({
      users,
      secondFactors: new SecondFactors(`${folder}/second-factors.json`),
      magicLink: undefined,
      revokedSessions: new RevokedSessions(`${folder}/ended.json`),
      knownNetworks: new KnownNetworks(`${folder}/networks.json`),
      secret: 'of these tests'.padEnd(32, '.'),
    })
  return { signIn: restart(), restart, users }
}

async function guess(signIn: SignIn, network: string, times: number) {
  for (let time = 0; time < times; time += 1) await signIn.try(wrong, network)
}

describe('the rate limits of sign-in', () => {
  it('let a user sign in from a known network, even after a restart', async () => {
    const { signIn, restart } = await openSignIn()
    expect((await signIn.try(person, owner)).is).toBe('in')
    const started = restart()
    await guess(started, stranger, 10)
    expect((await started.try(person, elsewhere)).is).toBe('throttled')
    expect((await started.try(person, owner)).is).toBe('in')
  })

  it('let a user sign in from the same address as a stranger who guesses many names', async () => {
    const { signIn, users } = await openSignIn()
    await signIn.try(person, owner)
    for (let index = 0; index < 30; index += 1) {
      const name = `colleague${index}`
      // Checking an unknown name takes as long as checking a real password: half a second.
      await users.add(name, person.password)
      await signIn.try({ ...wrong, name }, owner)
    }
    expect((await signIn.try({ ...wrong, name: 'guess' }, owner)).is).toBe('throttled')
    expect((await signIn.try(person, owner)).is).toBe('in')
  })

  it('apply to a known network as well', async () => {
    const { signIn } = await openSignIn()
    await signIn.try(person, owner)
    await guess(signIn, owner, 10)
    expect((await signIn.try(person, owner)).is).toBe('throttled')
  })
})
