import { expect, it } from '@jest/globals'
import { createAccount, signIn } from '../../testing/factories/account-factory.ts'
import { takeMails } from '../../testing/take-mails.ts'
import { useTestStore } from '../../testing/test-store.ts'

const store = useTestStore()

it('a store whose mails have no links asks nobody to confirm an address', async () => {
  const account = await createAccount(store.db, { isEmailUnconfirmed: true })
  const { headers } = await signIn(store, account)
  const { user } = (await store.app.inject({ url: '/api/auth/me', headers })).json()
  expect(user.emailUnconfirmed).toBeUndefined()
  const url = '/api/auth/me/confirmation-mail'
  const refused = await store.app.inject({ method: 'POST', url, headers })
  expect([refused.statusCode, refused.json()]).toEqual([
    501,
    { code: 'mail_links_off', message: 'The store cannot mail links yet. Please contact us.' },
  ])
  expect(await takeMails(store)).toEqual([])
})
