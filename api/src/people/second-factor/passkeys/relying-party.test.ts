import { expect, it } from '@jest/globals'
import { createRelyingParty } from './relying-party.ts'

const partyOf = (PUBLIC_ORIGIN: string) => createRelyingParty({ PUBLIC_ORIGIN }, async () => '')

it('is the host of the public origin, whose pages alone may use its passkeys', async () => {
  const party = partyOf('https://store.example/')
  expect([party.host, await party.readName()]).toEqual(['store.example', 'store.example'])
  const origins = ['https://store.example', 'http://store.example', 'https://store.example:8443']
  expect([...origins, 'https://shop.store.example', ''].map(party.isOwnOrigin)).toEqual([
    true,
    ...Array(4).fill(false),
  ])
})

it.each(['', 'http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080'])(
  'is localhost at any port in development, with the public origin "%s"',
  (publicOrigin) => {
    const party = partyOf(publicOrigin)
    expect(party.host).toBe('localhost')
    expect(
      ['http://localhost:3000', 'http://localhost.example', 'https://store.example'].map(
        party.isOwnOrigin,
      ),
    ).toEqual([true, false, false])
  },
)
