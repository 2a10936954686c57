import { describe, expect, it } from '@jest/globals'
import { modelNumberOf } from '@store/contract/rules/catalog/product-texts'
import { modelKeyOf } from '@store/contract/rules/orders/written-lines/model-key'
import fc from 'fast-check'
import { up } from '../../../../migrations/0071-plain-model-numbers.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { findModelsByKey } from '../models-by-key.ts'

const store = useTestStore()

const signs = [...` -/._,()'"#+&‐‑‒–—―−﹘﹣－’′″“”\u00a0\u2003\u200b\u00ad\u2060\ufeff（）／．［］`]
const letters = [...'ABcdXZ0189éÄßÿ१২੩૪୫௬౭೮൯１２ＡｚकखΩ™®½²…µ⑤Ⅷ']
const written = fc
  .array(fc.constantFrom(...signs, ...letters), { minLength: 1, maxLength: 24 })
  .map((characters) => characters.join(''))

const storedNumbers = async () => store.db('products').orderBy('id').pluck('model_no')

/** As a former release stored it. */
async function createStored(modelNo: string, deletedAt?: Date) {
  const { id } = await createProduct(store.db)
  await store.db('products').where({ id }).update({ model_no: modelNo, deleted_at: deletedAt })
}

describe('the key of a stored model number', () => {
  it('is the same in the database and here', async () => {
    const numbers = fc.sample(written, { numRuns: 150, seed: 42 }).map(modelNumberOf)
    for (const modelNo of numbers) await createProduct(store.db, { modelNo })
    const rows: { model_no: string; model_key: string }[] = await store
      .db('products')
      .select('model_no', 'model_key')
    expect(rows).toHaveLength(numbers.length)
    for (const row of rows) {
      expect([row.model_no, row.model_key]).toEqual([row.model_no, modelKeyOf(row.model_no)])
    }
  })

  it('finds what a word processor wrote, once it is stored anew', async () => {
    await createStored('TN‑2365')
    await createStored('１２Ａ')
    await createStored('HL-L2321D')
    await createStored('Ryzen™ 5…')
    await createStored('15.6″', new Date('2026-11-01T00:00:00Z'))
    const version = await store.db('products').pluck('version')
    await up(store.db)
    expect(await storedNumbers()).toEqual(['TN-2365', '12A', 'HL-L2321D', 'Ryzen™ 5…', '15.6"'])
    expect(await store.db('products').pluck('version')).toEqual(version)
    await up(store.db)
    const found = await findModelsByKey(store.db, [modelKeyOf('TN‑2365'), modelKeyOf('12a')])
    expect(found.map(({ modelNo }) => modelNo).sort()).toEqual(['12A', 'TN-2365'])
  })

  it('stays as it is stored where another product on sale has the plain number already', async () => {
    await createStored('TN‑2365')
    await createStored('TN-2365')
    await up(store.db)
    expect(await storedNumbers()).toEqual(['TN‑2365', 'TN-2365'])
  })

  it('stays as it is stored where it would grow too long', async () => {
    const long = `${'‴'.repeat(119)}-`
    await createStored(long)
    await up(store.db)
    expect(await storedNumbers()).toEqual([long])
  })
})
