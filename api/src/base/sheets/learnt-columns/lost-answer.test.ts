import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { sendProductFile } from '../../../../test/factories/product-form.ts'
import { sendQuantityFile } from '../../../../test/factories/quantity-file.ts'
import { postStatement } from '../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

// What remembers the columns that people chose fails.
beforeEach(async () => {
  await store.db.raw('RENAME TABLE learnt_columns TO lost_columns')
})
afterEach(async () => {
  await store.db.raw('RENAME TABLE lost_columns TO learnt_columns')
})

it('a price list is checked by the columns that were chosen, although they cannot be remembered', async () => {
  const admin = await signIn(store, 'superadmin')
  const answer = await sendProductFile(store, admin, {
    content: 'Maker,Ref,Price\nHP,12A,450\n',
    query: '?dryRun=true',
    mapping: JSON.stringify({ brand: 'Maker', modelNo: 'Ref', priceEnduser: 'Price' }),
  })
  expect(answer.json()).toMatchObject({
    columns: [{ column: 'brand' }, { column: 'modelNo' }, { column: 'priceEnduser' }],
  })
})

it('a file of quantities is read by the columns that were chosen', async () => {
  const buyer = await signIn(store, 'reseller')
  const content = 'S.No,Part No,Qty,Order Qty\n1,12A,90,5\n'
  const columns = '{"modelNo":1,"quantity":3}'
  expect(await sendQuantityFile(store, buyer, { content, columns })).toMatchObject({
    status: 200,
    body: { lines: [{ modelNo: '12A', quantity: 5 }] },
  })
})

it('a statement is added by the columns that were chosen', async () => {
  const admin = await signIn(store, 'superadmin')
  const content = 'When,What,In\n20/11/2026,RAVI,5.00\n'
  const mapping = JSON.stringify({ date: 'When', narration: 'What', credit: 'In' })
  const answer = await postStatement(store, admin, { content, mapping })
  expect([answer.statusCode, answer.json().message]).toEqual([201, '1 payment added.'])
})
