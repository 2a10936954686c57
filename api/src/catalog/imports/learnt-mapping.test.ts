import { expect, it } from '@jest/globals'
import { signIn } from '../../../test/factories/account-factory.ts'
import { sendProductFile } from '../../../test/factories/product-form.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

const content = 'Price list\nMaker,Ref,Price\nHP,12A,450\n'

it('the columns that one admin chose for a price list are those of all admins the next time', async () => {
  const [admin, other] = [await signIn(store, 'superadmin'), await signIn(store, 'superadmin')]
  const query = '?dryRun=true'
  const check = async (who: typeof admin, mapping: string) =>
    (await sendProductFile(store, who, { content, query, mapping })).json()
  const asked = await check(admin, 'guess')
  expect(asked.message).toBe(
    'Choose the column of the brand, or the brand of all rows, and the column of the model number or the name.',
  )
  expect(asked.columns.map(({ heading }: { heading: string }) => heading)).toEqual([
    'Maker',
    'Ref',
    'Price',
  ])
  const mapping = { brand: 'Maker', modelNo: 'Ref', priceEnduser: 'Price' }
  expect(await check(admin, JSON.stringify(mapping))).not.toHaveProperty('isRemembered')
  const next = await check(other, 'guess')
  expect(next).toMatchObject({
    isRemembered: true,
    columns: [{ column: 'brand' }, { column: 'modelNo' }, { column: 'priceEnduser' }],
  })
  // What is guessed anyway is not remembered.
  const known = 'Brand,Model,Price\nHP,12A,450\n'
  const guessed = JSON.stringify({ brand: 'Brand', modelNo: 'Model', priceEnduser: 'Price' })
  await sendProductFile(store, admin, { content: known, query, mapping: guessed })
  expect(await store.db('learnt_columns').pluck('kind')).toEqual(['import'])
})
