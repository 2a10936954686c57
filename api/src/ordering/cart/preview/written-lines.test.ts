import { describe, expect, it } from '@jest/globals'
import {
  corpusNames,
  meaningOf,
} from '@store/contract/rules/orders/written-lines/testing/known-models'
import {
  corpusLines,
  corpusModels,
} from '@store/contract/rules/orders/written-lines/testing/line-corpus'
import { readWrittenLines } from '@store/contract/rules/orders/written-lines/written-lines'
import type {
  CartPreview,
  ListPreview,
  PreviewLine,
} from '@store/contract/schemas/orders/cart-preview'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

async function preview(texts: readonly string[]): Promise<PreviewLine[]> {
  const payload = { lines: texts.map((text) => ({ text })) }
  const answer = await store.app.inject({ method: 'POST', url: '/api/cart/preview', payload })
  expect(answer.statusCode).toBe(200)
  return answer.json<CartPreview>().lines
}

/** What a line was read as; a choice only of models that it may mean, near ones are none. */
function meant({ product, quantity, message, suggestions = [] }: PreviewLine): string {
  const isChoice = message !== 'Product not found.'
  const products = product ? [product] : isChoice ? suggestions : []
  return meaningOf({ products, quantity })
}

describe('POST /cart/preview of lines as people write them', () => {
  it('reads each line of real lists in the catalogue', async () => {
    for (const modelNo of corpusModels) {
      const name = corpusNames[modelNo] ?? modelNo
      await createProduct(store.db, { modelNo, name, stock: 1_000_000 })
    }
    const items = corpusLines.flatMap(({ written }, line) =>
      readWrittenLines(written).map(({ text }) => ({ line, text })),
    )
    const lines = await preview(items.map(({ text }) => text))
    const read = corpusLines.map(({ written }, at) => ({
      written,
      meant: lines.flatMap((line, item) => (items[item]?.line === at ? [meant(line)] : [])),
    }))
    // The order of a choice is the database's.
    const sorted = (items: readonly string[]) =>
      items.map((item) =>
        item
          .split(/ [|×] /)
          .sort()
          .join(),
      )
    expect(read.map((line) => ({ ...line, meant: sorted(line.meant) }))).toEqual(
      corpusLines.map((line) => ({
        ...line,
        meant: sorted(line.meant.split('; ').filter(Boolean)),
      })),
    )
  })

  it('offers several products as a choice at the price of the caller, and takes the one that was typed', async () => {
    const a = await createProduct(store.db, { modelNo: 'TN-23', name: 'Toner' })
    await createProduct(store.db, { modelNo: 'TN23', name: 'Twin' })
    const [typed, both] = await preview(['TN-23 x 2', 'T N 23 x 2'])
    expect(typed?.product?._id).toBe(a.publicId)
    expect(both?.suggestions?.map(({ modelNo }) => modelNo).sort()).toEqual(['TN-23', 'TN23'])
    expect(both).toMatchObject({
      quantity: 2,
      message: 'Several products may be meant. Please choose one of those below.',
    })
  })

  it('takes the brand before a model number that several brands have, and offers it with each', async () => {
    const ours = await createProduct(store.db, { brand: 'HP', modelNo: '12A-X(2)', name: 'Toner' })
    await createProduct(store.db, { brand: 'TP Link', modelNo: '12A-X(2)', name: 'Switch' })
    const [hp, link, several, other, uncounted] = await preview([
      'HP 12A-X(2), 5',
      'TP-Link 12A-X(2), 2 pcs',
      '12A-X(2), 5',
      'cancel 12A-X(2), 5',
      'HP 12A-X(2),',
    ])
    expect([uncounted?.product?._id, uncounted?.quantity]).toEqual([ours.publicId, undefined])
    expect([hp?.product?._id, hp?.quantity]).toEqual([ours.publicId, 5])
    expect([link?.product?.name, link?.quantity]).toEqual(['Switch', 2])
    expect(several?.suggestions?.map(({ brand }) => brand).sort()).toEqual(['HP', 'TP Link'])
    expect(other?.quantity).toBeUndefined()
  })

  it.each(['Ryzen™ 5 5600G', 'Tray 2½"', 'X℠-100'])(
    'finds %s by an exact copy',
    async (modelNo) => {
      await createProduct(store.db, { modelNo })
      const [read] = await preview([`${modelNo}, 3`])
      expect([read?.product?.modelNo, read?.quantity]).toEqual([modelNo, 3])
    },
  )

  it('takes signs of a search pattern as they are', async () => {
    await createProduct(store.db, { modelNo: 'AB100%X' })
    const [percent, none] = await preview(['AB100% 5 pcs', 'AB1%0 5 pcs'])
    expect([percent?.product?.modelNo, none?.product]).toEqual(['AB100%X', undefined])
  })

  it('takes three thousand lines at once, and no more', async () => {
    await createProduct(store.db, { modelNo: 'Q2612A', stock: 1_000_000 })
    const lines = Array.from({ length: 3_000 }, (_, line) => `${line + 1}) HP Q2612A toner - 2 pcs`)
    const read = await preview(lines)
    expect(new Set(read.map(meant))).toEqual(new Set(['Q2612A × 2']))
    const payload = { lines: [...lines, 'one'].map((text) => ({ text })) }
    const refused = await store.app.inject({ method: 'POST', url: '/api/cart/preview', payload })
    expect(refused.statusCode).toBe(400)
  })

  it('takes what starts or ends with a part', async () => {
    for (const modelNo of ['TN-2365', 'DR-2365', 'CF226A'])
      await createProduct(store.db, { modelNo })
    const read = await preview(['2365 5 pcs', 'CF226 2 pcs', '226A x 3', 'TN-23 1 pc'])
    const choices = read.map(({ product, suggestions = [] }) =>
      [product, ...suggestions].flatMap((found) => found?.modelNo ?? []).sort(),
    )
    expect(choices).toEqual([['DR-2365', 'TN-2365'], ['CF226A'], ['CF226A'], ['TN-2365']])
  })
})

describe('POST /cart/preview/list', () => {
  const previewList = async (list: string, readyPreviews?: number) => {
    const answer = await store.app.inject({
      method: 'POST',
      url: '/api/cart/preview/list',
      query: readyPreviews === undefined ? {} : { readyPreviews: String(readyPreviews) },
      payload: { list },
    })
    expect(answer.statusCode).toBe(200)
    return answer.json<ListPreview>().lines
  }

  it('reads a whole list: each item with its line and what it would add', async () => {
    await createProduct(store.db, { modelNo: 'Q2612A', stock: 40 })
    const list = 'Dear sir,\nModel\tQty\n\n1) Q2612A - 10 pcs, CE285A 5\nThanks'
    const lines = await previewList(list)
    expect(lines.map(({ lineNumber, text }) => [lineNumber, text])).toEqual([
      [4, 'Q2612A - 10 pcs'],
      [4, 'CE285A 5'],
    ])
    const [alone] = await preview(['Q2612A - 10 pcs'])
    expect(lines[0]?.preview).toEqual(alone)
    expect(lines[1]?.preview).toMatchObject({ message: 'Product not found.', quantity: 5 })
    expect(await previewList('Thanks')).toEqual([])
  })

  it('says of lines after the first ready ones only what adding them takes, and all of those that need somebody', async () => {
    const { publicId } = await createProduct(store.db, { modelNo: 'Q2612A', stock: 40 })
    const list = 'Q2612A, 1\nNOSUCH1X, 5\nQ2612A, 2\nQ2612A, 90\nQ2612A ?'
    const whole = await previewList(list)
    const short = await previewList(list, 1)
    expect(short.map(({ ready, ...line }) => line)).toEqual(
      whole.map((line, at) => (at === 2 ? { lineNumber: 3, text: line.text } : line)),
    )
    const total = whole[2]?.preview?.total
    expect(short.map(({ ready }) => ready)).toEqual([
      ...[undefined, undefined],
      { productId: publicId, modelNo: 'Q2612A', quantity: 2, total },
      ...[undefined, undefined],
    ])
    expect(total).toBeGreaterThan(0)
  })

  it('looks for the words of a list of paragraphs by many small statements', async () => {
    const line = (at: number) =>
      Array.from({ length: 40 }, (_, word) => `a${at * 40 + word}b`).join(' ')
    const list = Array.from({ length: 300 }, (_, at) => line(at)).join('\n')
    const sizes: number[] = []
    const note = ({ bindings = [] }: { bindings?: unknown[] }) => sizes.push(bindings.length)
    store.db.on('query', note)
    expect(await previewList(list)).toHaveLength(300)
    store.db.removeListener('query', note)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(300 * 70)
  })

  it('refuses a list that is longer than three thousand of the longest lines', async () => {
    const list = 'Q2612A 1 pc\n'.repeat(900_000 / 12)
    expect(await previewList(list)).toHaveLength(75_000)
    const answer = await store.app.inject({
      method: 'POST',
      url: '/api/cart/preview/list',
      payload: { list: `${list}.` },
    })
    expect(answer.statusCode).toBe(400)
  })

  it('looks up the first three thousand items, and loses none of the others', async () => {
    await createProduct(store.db, { modelNo: 'Q2612A', stock: 1_000_000 })
    const lines = await previewList('Q2612A 1 pc\n'.repeat(3_001))
    expect(lines).toHaveLength(3_001)
    expect(lines[2_999]?.preview?.product?.modelNo).toBe('Q2612A')
    expect(lines[3_000]).toEqual({ lineNumber: 3_001, text: 'Q2612A 1 pc' })
  })
})
