import { describe, expect, it } from '@jest/globals'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { sendProductFile } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

/** A supplier's price list: with its own headings, one of them repeated, and columns that are not imported. */
const priceList = [
  'Sr.,Make,Item Name,Part No.,Group,Details,Qty,Rate,Dealer Price,DP,Remarks,Remarks',
  '1,Logitech,Mouse M90,M-90,Mouse,Optical,7,400,380,360,old,new',
  '2,Logitech,Mouse M100,M-100,Mouse,Optical,9,500,480,460,,',
].join('\n')

const chosen = {
  brand: 'Make',
  name: 'Item Name',
  modelNo: 'Part No.',
  category: 'Group',
  description: 'Details',
  stock: 'Qty',
  priceEnduser: 'Rate',
  priceReseller: 'Dealer Price',
  priceDistributor: 'DP',
}

async function upload(mapping?: unknown, { content = priceList, query = '' } = {}) {
  const admin = await signIn(store, 'superadmin')
  const answer = await sendProductFile(store, admin, {
    content,
    query,
    ...(mapping !== undefined && {
      mapping: typeof mapping === 'string' ? mapping : JSON.stringify(mapping),
    }),
  })
  return { statusCode: answer.statusCode, body: answer.json() }
}

async function guess(content = priceList): Promise<ImportReport> {
  return (await upload('guess', { content, query: '?dryRun=true' })).body
}

const countProducts = async () => (await store.db('products').pluck('id')).length

describe('a file with other column names', () => {
  it('is rejected without a mapping, also in a dry run', async () => {
    for (const query of ['', '?dryRun=true']) {
      const { statusCode, body } = await upload(undefined, { query })
      expect([statusCode, body.message]).toEqual([
        400,
        'There is no column called "Sr.". Choose the columns again.',
      ])
    }
  })

  it('reports its columns, the guessed mapping, and examples', async () => {
    const { columns } = await guess()
    expect(columns).toHaveLength(12)
    expect(columns?.slice(0, 4)).toEqual([
      { heading: 'Sr.', example: '1' },
      { heading: 'Make', column: 'brand', example: 'Logitech' },
      { heading: 'Item Name', column: 'name', example: 'Mouse M90' },
      { heading: 'Part No.', column: 'modelNo', example: 'M-90' },
    ])
    expect(columns?.slice(-3)).toEqual([
      { heading: 'DP', example: '360' },
      { heading: 'Remarks (1)', example: 'old' },
      { heading: 'Remarks (2)', example: 'new' },
    ])
  })

  it('is counted by the guessed mapping, and nothing is written', async () => {
    const { message, rejected, rejectedRows } = await guess()
    expect([message, rejectedRows]).toEqual(['The file was checked. Nothing was changed.', 2])
    // Nobody could guess whose price DP is.
    expect([...new Set(rejected.map(({ field }) => field))]).toEqual(['priceDistributor'])
    expect(await countProducts()).toBe(0)
  })

  it('reports the missing columns that identify a product, instead of counting', async () => {
    const { message, created, columns, asked } = await guess('Was,Wo\n1,2')
    expect(asked?.map(({ column }) => column)).toEqual(['brand', 'modelNo', 'name'])
    expect(message).toBe(
      'Choose the column of the brand, or the brand of all rows, and the column of the model number or the name.',
    )
    expect([created, columns?.length]).toEqual([0, 2])
  })

  it('is asked about, with its first five rows, where two columns fit, and not counted', async () => {
    const rows = Array.from({ length: 9 }, (_, at) => `Logitech,M-${at},450,400,x`)
    const content = ['Price list of November', 'Make,Part No.,Price,Rate,Note', ...rows].join('\n')
    const { created, rejected, message, columns, asked, head } = await guess(content)
    expect([created, rejected]).toEqual([0, []])
    expect(message).toBe('Several columns of the file fit. Choose which one it is.')
    expect(asked).toEqual([{ column: 'priceEnduser', headings: ['Price', 'Rate'] }])
    expect(columns?.map(({ column }) => column)).toEqual([
      ...['brand', 'modelNo', undefined, undefined, undefined],
    ])
    expect(head).toEqual({
      headings: ['Make', 'Part No.', 'Price', 'Rate', 'Note'],
      rows: Array.from({ length: 5 }, (_, at) => ['Logitech', `M-${at}`, '450', '400', 'x']),
    })
    const mapping = { brand: 'Make', modelNo: 'Part No.', priceEnduser: 'Rate' }
    const answered = await upload(mapping, { content, query: '?dryRun=true' })
    expect(answered.body).not.toHaveProperty('asked')
    expect((await guess(content)).isRemembered).toBe(true)
  })

  it('is asked about where two columns have one name, and read by the one that is chosen', async () => {
    const content = 'Make,Part No.,Rate,Rate\nLogitech,M-1,450,400\n'
    const { asked } = await guess(content)
    expect(asked).toEqual([{ column: 'priceEnduser', headings: ['Rate (1)', 'Rate (2)'] }])
    await upload(chosen)
    const mapping = { brand: 'Make', modelNo: 'Part No.', priceEnduser: 'Rate (2)' }
    const changed = content.replace('M-1', 'M-90')
    const { body } = await upload(mapping, { content: changed.replace('400', '410') })
    expect(body).toMatchObject({ created: 0, updated: 1 })
    const [product] = (await store.app.inject('/api/products?q=M-90')).json()
    expect(product).toMatchObject({ prices: { enduser: 410 } })
  })

  it('is asked about again, unless none of the columns that fit was meant', async () => {
    const content = 'Make,Part No.,Price,Rate\nLogitech,M-1,450,400\n'
    await guess(content)
    await upload({ brand: 'Make', modelNo: 'Part No.' }, { content, query: '?dryRun=true' })
    const { isRemembered, asked } = await guess(content)
    expect([isRemembered, asked]).toEqual([true, undefined])
  })

  it('is imported by the chosen mapping; other columns are ignored', async () => {
    const dry = await upload(chosen, { query: '?dryRun=true' })
    expect(dry.body).toMatchObject({ created: 2, rejectedRows: 0 })
    expect(await countProducts()).toBe(0)
    const { statusCode, body } = await upload(chosen)
    expect([statusCode, body.created]).toEqual([200, 2])
    const [product] = (await store.app.inject('/api/products?q=M-90')).json()
    expect(product).toMatchObject({
      brand: 'Logitech',
      name: 'Mouse M90',
      category: 'Mouse',
      stock: 7,
      prices: { enduser: 400 },
    })
  })

  it('changes only the mapped columns', async () => {
    await upload(chosen)
    const content = priceList.replace(',7,400,', ',99,410,')
    const { body } = await upload(
      { brand: 'Make', modelNo: 'Part No.', priceEnduser: 'Rate' },
      { content },
    )
    expect(body).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    const [product] = (await store.app.inject('/api/products?q=M-90')).json()
    expect(product).toMatchObject({ stock: 7, prices: { enduser: 410 } })
  })

  it('reads a heading on several lines as one line', async () => {
    const content = 'Brand,"Part\n No."\nLogitech,M-1'
    const { columns } = await guess(content)
    expect(columns?.[1]).toMatchObject({ heading: 'Part No.', column: 'modelNo' })
  })
})

describe('a mapping', () => {
  it.each([
    [
      'that is no JSON',
      '{brand',
      'The choice of columns could not be read. Please choose them again.',
    ],
    [
      'of other things than texts',
      '{"brand":1}',
      'The choice of columns could not be read. Please choose them again.',
    ],
    [
      'to a column of ours that is none',
      { ...chosen, colour: 'DP' },
      'There is no column called "colour". Choose the columns again.',
    ],
    [
      'from a heading that is not there',
      { ...chosen, brand: 'Marke' },
      'There is no column called "Marke". Choose the columns again.',
    ],
    [
      'from a heading that is there twice',
      { ...chosen, hsn: 'Remarks' },
      'There is no column called "Remarks". Choose the columns again.',
    ],
    [
      'of one heading to two columns',
      { ...chosen, hsn: 'Make' },
      '"Make" can be the column of one thing only.',
    ],
    [
      'without a brand',
      { modelNo: 'Part No.' },
      'Choose the column of the brand, or the brand of all rows, and the column of the model number or the name.',
    ],
    [
      'that is a guess nobody has seen',
      'guess',
      'Check the columns first: a guess is not imported.',
    ],
  ])('%s is rejected', async (_what, mapping, message) => {
    const { statusCode, body } = await upload(mapping)
    expect([statusCode, body]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field: 'mapping', message }] },
    ])
    expect(await countProducts()).toBe(0)
  })
})
