import { expect, it } from '@jest/globals'
import { mostImportRows } from '@store/contract/rules/limits'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../test/factories/product-form.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { findVersionedProducts } from '../products/product-by-key.ts'
import { encodeShown } from './options/shown-stocks.ts'

const store = useTestStore()
const content = 'brand,modelNo,stock\nHP,M1,30'

it('what a check showed of the most products that a list may have is taken back whole', async () => {
  const admin = await signIn(store, 'superadmin')
  const { id } = await createProduct(store.db, { brand: 'HP', modelNo: 'M1', stock: 20 })
  const [{ contentVersion } = { contentVersion: 0 }] = await findVersionedProducts(store.db, [id])
  const others = Array.from({ length: mostImportRows - 1 }, (_, index) => {
    const stock = (index * 7919) % 997
    return [id + 1 + 3 * index, { contentVersion: 1 + (index % 89), stock }] as const
  })
  const shown = await encodeShown(new Map([[id, { contentVersion, stock: 20 }], ...others]))
  const sent = await sendProductFile(store, admin, { content, options: { stock: 'set' }, shown })
  expect(sent.json<ImportReport>()).toMatchObject({ updated: 1, rejected: [] })
})

it('a field of a form that is far too large is refused by its name, not cut off', async () => {
  const admin = await signIn(store, 'superadmin')
  const sent = await sendProductFile(store, admin, { content, shown: 'A'.repeat(2 ** 21) })
  expect([sent.statusCode, sent.json().errors]).toEqual([
    413,
    [{ field: 'shown', message: 'This text is far too long. Shorten it and send it again.' }],
  ])
})
