import { expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { BankBlock } from '@store/contract/schemas/settings'
import { createAccount, signIn } from '../../../test/factories/account-factory.ts'
import { fillCart } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { bankEnvironment } from '../../../test/reserving/reserving-client.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({ environment: bankEnvironment })

it('a store whose mails have no links asks nobody to confirm an address', async () => {
  const account = await createAccount(store.db, { isEmailUnconfirmed: true })
  const { headers } = await signIn(store, account)
  const { user } = (await store.app.inject({ url: '/api/auth/me', headers })).json()
  expect(user.emailUnconfirmed).toBeUndefined()
  const url = '/api/auth/me/confirmation-mail'
  const refused = await store.app.inject({ method: 'POST', url, headers })
  expect([refused.statusCode, refused.json()]).toEqual([
    501,
    { code: 'mail_links_off', message: 'The store cannot send emails yet. Please contact us.' },
  ])
  expect(await takeMails(store)).toEqual([])
})

it('and tells nobody before paying that confirming it would help', async () => {
  const account = await createAccount(store.db, { isEmailUnconfirmed: true })
  const buyer = await signIn(store, account)
  const price = paise(5_000_100)
  const product = await createProduct(store.db, {
    pricesPaise: { enduser: price, reseller: price, distributor: price },
  })
  await fillCart(store, buyer, { product, quantity: 1 })
  const { headers } = buyer
  const answer = await store.app.inject({ url: '/api/settings/payment', headers })
  expect(answer.json<BankBlock>().orderLimits).toEqual({ reserve: expect.any(String) })
})
