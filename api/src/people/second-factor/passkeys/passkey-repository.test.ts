import { expect, it } from '@jest/globals'
import { createAccount } from '../../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { advanceCounter, insertPasskey } from './passkey-repository.ts'

const store = useTestStore()

async function storePasskey(counter: number) {
  const { userId } = await createAccount(store.db, { role: 'superadmin' })
  await insertPasskey(store.db, {
    userId,
    publicId: 'p1',
    credentialId: 'aWQ',
    publicKey: 'a2V5',
    counter,
    transports: [],
    name: 'Laptop',
    createdAt: store.clock.now(),
  })
  const { id } = await store.db('passkeys').first('id')
  return (next: number) => advanceCounter(store.db, { id, counter: next, at: store.clock.now() })
}

it('lets the counter of a passkey only rise, whatever was read before', async () => {
  const advance = await storePasskey(4)
  const outcomes = []
  for (const counter of [5, 5, 4, 0, 6]) outcomes.push(await advance(counter))
  expect(outcomes).toEqual([true, false, false, false, true])
})

it('accepts one of two signatures with the same count that arrive at once', async () => {
  const advance = await storePasskey(4)
  expect((await Promise.all([advance(5), advance(5)])).sort()).toEqual([false, true])
})

it('accepts an authenticator that does not count', async () => {
  const advance = await storePasskey(0)
  expect([await advance(0), await advance(0)]).toEqual([true, true])
})
