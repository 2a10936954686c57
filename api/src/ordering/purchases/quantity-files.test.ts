import { describe, expect, it } from '@jest/globals'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { sendQuantityFile } from '../../../test/factories/quantity-file.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

const send = (buyer: SignedInAccount, content: string, columns?: string) =>
  sendQuantityFile(store, buyer, { content, columns })

const twoQuantities = 'S.No,Part No,Qty,Order Qty\n1,12A,90,5\n2,26A,80,3\n'
const lines = [
  { modelNo: '12A', quantity: 5 },
  { modelNo: '26A', quantity: 3 },
]
const chosen = '{"modelNo":1,"quantity":3}'

describe('a file of quantities whose columns nothing tells', () => {
  it('is answered with a question, and read with the answer', async () => {
    const buyer = await signIn(store, 'reseller')
    const asked = await send(buyer, twoQuantities)
    expect(asked).toMatchObject({
      status: 400,
      body: {
        code: 'columns_unknown',
        head: {
          headings: ['S.No', 'Part No', 'Qty', 'Order Qty'],
          rows: [
            ['1', '12A', '90', '5'],
            ['2', '26A', '80', '3'],
          ],
        },
      },
    })
    const read = await send(buyer, twoQuantities, chosen)
    expect(read).toEqual({ status: 200, body: { lines, rejected: [] } })
  })

  it('is read without a question the next time, which is said; the buyer can still be asked', async () => {
    const buyer = await signIn(store, 'reseller')
    await send(buyer, twoQuantities, chosen)
    const next = 's. no,PART NO,Qty.,Order  qty\n1,CE285A,70,9\n'
    expect(await send(buyer, next)).toEqual({
      status: 200,
      body: {
        remembered: { modelNo: 'PART NO', quantity: 'Order qty' },
        lines: [{ modelNo: 'CE285A', quantity: 9 }],
        rejected: [],
      },
    })
    expect(await send(buyer, next, 'ask')).toMatchObject({
      status: 400,
      body: { code: 'columns_unknown' },
    })
    await send(buyer, next, '{"modelNo":1,"quantity":2}')
    expect((await send(buyer, twoQuantities)).body.lines).toEqual([
      { modelNo: '12A', quantity: 90 },
      { modelNo: '26A', quantity: 80 },
    ])
  })

  it("is not read by another buyer's answer, nor by one for a file that could not be read", async () => {
    const [buyer, other] = [await signIn(store, 'reseller'), await signIn(store, 'enduser')]
    await send(buyer, twoQuantities, chosen)
    expect((await send(other, twoQuantities)).status).toBe(400)
    expect((await send(other, twoQuantities, '{"modelNo":1,"quantity":9}')).status).toBe(400)
    expect((await send(other, twoQuantities)).body.code).toBe('columns_unknown')
  })

  it('has unknown headings, which are no line; or none, which are not remembered', async () => {
    const buyer = await signIn(store, 'reseller')
    const unknown = 'Thing,Count\n12A,5\n26A,3\n'
    const read = await send(buyer, unknown, '{"modelNo":0,"quantity":1}')
    expect(read.body).toEqual({ lines, rejected: [] })
    expect((await send(buyer, unknown)).body.remembered).toEqual({
      modelNo: 'Thing',
      quantity: 'Count',
    })
    const bare = '12A,black,5\n26A,cyan,3\n'
    expect((await send(buyer, bare, '{"modelNo":0,"quantity":2}')).body.lines).toEqual(lines)
    expect((await send(buyer, bare)).status).toBe(400)
  })
})

describe('a file of quantities with brands', () => {
  it('says where the brand chooses among several products on sale, and nowhere else', async () => {
    for (const brand of ['HP', 'TP Link'])
      await createProduct(store.db, { brand, modelNo: 'TWO-12X' })
    await createProduct(store.db, { brand: 'HP', modelNo: 'ONE-12X' })
    for (const modelNo of ['SAME-12X', 'SAME12X']) {
      await createProduct(store.db, { brand: 'HP', modelNo })
    }
    const rows = [
      ...['TP-LINK,two 12x', 'Hewlett Packard,TWO-12X', ',TWO-12X', 'HP,ONE-12X'],
      ...['HP,SAME-12X', 'HP,NONE-12X', `HP,${'9'.repeat(5_000)}`],
    ]
    const content = ['Make,Part No,Qty', ...rows.map((row) => `${row},5`)].join('\n')
    const { status, body } = await send(await signIn(store, 'reseller'), content)
    expect([status, body.lines.length]).toEqual([200, rows.length])
    expect(body.lines.filter(({ isBrandNeeded }) => isBrandNeeded)).toEqual([
      { brand: 'TP-LINK', modelNo: 'two 12x', isBrandNeeded: true, quantity: 5 },
    ])
  })
})
