import { randomBytes } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import { type TableFormat, tableFormats } from '@store/contract/schemas/wire'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { testPdf, testPng } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../test/factories/product-form.ts'
import { workbookParts, zipOf } from '../../../test/factories/workbook.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const createdPrice = paise(380_050)

/** Texts that a spreadsheet program, a file format or a careless reader would corrupt. */
const awkward = [
  '=1+1',
  "'=1+1",
  "''@x",
  '+91 98200 12345',
  '-10% today',
  '@home',
  '＝1+1',
  "'quoted'",
  'A, "B"',
  'two\nlines\tand a tab',
  '00123',
  '1e5',
  '<b>&amp;</b>',
  '_x000D_ as text',
  'भाषा 🖨',
  '; 10-24:390',
]

async function exportAs(admin: SignedInAccount, format: TableFormat) {
  const url = `/api/products/export?format=${format}`
  return store.app.inject({ url, headers: admin.headers })
}

async function refusal(content: Buffer | string, name = 'products.xlsx') {
  const admin = await signIn(store, 'superadmin')
  const answer = await sendProductFile(store, admin, { content, name })
  expect(await store.db('products').pluck('id')).toEqual([])
  return [answer.statusCode, answer.json().message]
}

describe('GET /products/export', () => {
  it.each(tableFormats)('writes %s that the import reads as nothing new', async (format) => {
    const admin = await signIn(store, 'superadmin')
    for (const [index, text] of awkward.entries()) {
      await createProduct(store.db, {
        name: text.replace(/\s+/g, ' '),
        description: text,
        modelNo: index === 0 ? '' : `M${index}`,
        hsn: index % 2 ? '84439959' : undefined,
        facts: [{ name: 'Note', value: text.replace(/[;\s]+/g, ' ').trim() }],
        slabs: [
          { minQty: 2, maxQty: 9, price: createdPrice },
          { minQty: 10, price: createdPrice },
        ],
      })
    }
    const file = await exportAs(admin, format)
    expect(file.headers['content-disposition']).toBe(`attachment; filename="products.${format}"`)
    const content = file.rawPayload
    const answer = await sendProductFile(store, admin, { content, name: 'x' })
    expect(answer.json()).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: awkward.length,
      rejected: [],
    })
  })

  it('writes no text as a formula, and numbers as numbers', async () => {
    const admin = await signIn(store, 'superadmin')
    await createProduct(store.db, { name: '=HYPERLINK("x")', modelNo: '-1', description: '\t=2' })
    const { body } = await exportAs(admin, 'csv')
    expect(body.split('\r\n')[1]).toBe(
      `"'=HYPERLINK(""x"")",HP,Cartridge,'-1,'\t=2,18,84439959,PCS,20,20,5000,4500,4200,${','.repeat(11)}`,
    )
  })

  it('leaves out products that are not on sale', async () => {
    const admin = await signIn(store, 'superadmin')
    await createProduct(store.db)
    await store.db('products').update({ deleted_at: new Date() })
    expect((await exportAs(admin, 'csv')).body.trim().split('\r\n')).toHaveLength(1)
    const { headers } = admin
    const odd = await store.app.inject({ url: '/api/products/export?format=pdf', headers })
    expect(odd.statusCode).toBe(400)
  })
})

describe('a product file', () => {
  const row = (cells: readonly string[], number: number) =>
    `<row r="${number}">${cells.join('')}</row>`

  it('may be a workbook written by a spreadsheet program', async () => {
    const admin = await signIn(store, 'superadmin')
    const names = ['Brand', 'ModelNo', 'Name', 'Category', 'Description', 'Stock']
    const prices = ['Price Enduser', 'Price Reseller', 'Price Distributor']
    const texts = [...names, ...prices, 'HP', 'X_x0031_', 'Tom &amp; <r>Jerry</r>']
    const head = [...names, ...prices].map((_, index) => `<c t="s"><v>${index}</v></c>`)
    const cells = [
      '<c r="A4" t="s"><v>9</v></c><c r="B4" t="s"><v>10</v></c>',
      '<c r="C4" t="inlineStr"><is><r><t>Ink</t></r><r><t> 7</t></r></is></c>',
      '<c r="D4" t="str"><f>CONCAT("Pri","nter")</f><v>Printer</v></c>',
      '<c r="E4" t="inlineStr"><is><t>Text</t></is></c><c r="F4"><v>7</v></c>',
      '<c r="G4"><v>0.28999999999999998</v></c><c r="H4"><f>1+1</f><v>2</v></c><c r="I4"><v>2.5E-1</v></c>',
    ]
    const content = await zipOf(workbookParts(row(head, 2) + row(cells, 4), texts))
    const answer = await sendProductFile(store, admin, { content, name: 'x.xlsx' })
    expect(answer.json()).toMatchObject({ created: 1, rejected: [] })
    const [made] = await store.db('products').select('*')
    expect(made).toMatchObject({
      name: 'Ink 7',
      model_no: 'X1',
      category: 'Printer',
      stock: 7,
      price_enduser: 29,
      price_reseller: 200,
      price_distributor: 25,
      gst_basis_points: 1800,
    })
  })

  it('is rejected by its stated sizes, before any of it is unpacked', async () => {
    const parts = workbookParts('')
    const bomb = await zipOf({ ...parts, 'xl/worksheets/sheet1.xml': Buffer.alloc(60_000_000) })
    // Whoever unpacked these bytes would answer that the file is damaged.
    bomb.fill(0xff, bomb.length >> 2, bomb.length >> 1)
    const message = 'The file is too large once it is unpacked. Split it into smaller files.'
    expect(await refusal(bomb)).toEqual([413, message])
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`${index}`, '']))
    expect(await refusal(await zipOf(many))).toEqual([413, message])
  })

  it.each<[string, (filling: string) => Record<string, string>, string]>([
    [
      'elements deep within each other',
      () => ({ ...workbookParts('<a>'.repeat(100_000)) }),
      'The file is damaged and cannot be read. Open it, save it again and upload it.',
    ],
    [
      'elements deep within a shared text',
      () => ({ ...workbookParts('', ['<r>'.repeat(100_000)]) }),
      'The file is damaged and cannot be read. Open it, save it again and upload it.',
    ],
    [
      'an element with a thousand attributes',
      () => ({
        ...workbookParts(
          `<row ${Array.from({ length: 1_000 }, (_, n) => `a${n}="1"`).join(' ')}></row>`,
        ),
      }),
      'The file is damaged and cannot be read. Open it, save it again and upload it.',
    ],
    [
      'a name without an end',
      (filling) => ({ ...workbookParts(`<${filling}`) }),
      'The file is damaged and cannot be read. Open it, save it again and upload it.',
    ],
    [
      'a comment without an end',
      (filling) => ({ ...workbookParts(`<!--${filling}`) }),
      'The file is damaged and cannot be read. Open it, save it again and upload it.',
    ],
    [
      'a text that no cell can hold',
      () => workbookParts(row(['<c r="B3" t="s"><v>0</v></c>'], 3), ['x'.repeat(70_000)]),
      'Cell B3 holds too much text. Shorten it to 32,767 characters, and upload the file again.',
    ],
    [
      'a row of more cells than a sheet has',
      () => ({ ...workbookParts(row(['<c/>'.repeat(20_000)], 1)) }),
      'Row 1 has too many columns. Leave at most 60, and upload the file again.',
    ],
  ])('is rejected early with %s', async (_what, partsWith, message) => {
    // More than a reader may buffer before it has an element, followed by a valid end.
    const filling = randomBytes(2_000_000).toString('hex')
    expect(await refusal(await zipOf(partsWith(filling)))).toEqual([400, message])
  })

  it('is rejected when its stated size is wrong', async () => {
    const content = await zipOf({
      ...workbookParts(''),
      'xl/worksheets/sheet1.xml': Buffer.alloc(40_000_000, ' '),
    })
    const directory = content.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    content.writeUInt32LE(1_000, directory + 24)
    expect(await refusal(content)).toEqual([
      400,
      'The file is damaged and cannot be read. Open it, save it again and upload it.',
    ])
  })

  it('is rejected with a document type, truncated, or when it is not a workbook', async () => {
    const broken = 'The file is damaged and cannot be read. Open it, save it again and upload it.'
    const parts = workbookParts('')
    const sheet =
      '<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData><row><c><v>&a;</v></c></row></sheetData></worksheet>'
    expect(await refusal(await zipOf({ ...parts, 'xl/worksheets/sheet1.xml': sheet }))).toEqual([
      400,
      broken,
    ])
    const whole = await zipOf(parts)
    expect(await refusal(whole.subarray(0, whole.length / 2))).toEqual([400, broken])
    expect((await refusal(await zipOf({ 'a.txt': 'a' })))[0]).toBe(415)
    const wide = row(['<c r="BZ1"><v>1</v></c>'], 1)
    expect((await refusal(await zipOf(workbookParts(wide))))[0]).toBe(400)
    const long = row([`<c t="inlineStr"><is><t>${'x'.repeat(70_000)}</t></is></c>`], 1)
    expect((await refusal(await zipOf(workbookParts(long))))[0]).toBe(400)
  })

  it.each([
    ['a picture', testPng, 415],
    ['a PDF', async () => testPdf, 415],
    ['a page without a table', async () => Buffer.from('<html><script>1</script></html>'), 400],
    ['no text', async () => Buffer.from('name,brand\r\nCaf\u0001,HP', 'latin1'), 415],
    ['nothing', async () => Buffer.alloc(0), 400],
    ['an unknown column', async () => Buffer.from('brand,name,colour\nHP,A,red'), 400],
    ['a column twice', async () => Buffer.from('brand,name,Name\nHP,A,B'), 400],
    ['no columns that identify products', async () => Buffer.from('stock\n5'), 400],
    ['an open quote', async () => Buffer.from('brand,name\nHP,"A'), 400],
    ['an endless cell', async () => Buffer.from(`brand,name\nHP,"${'x'.repeat(400_000)}"`), 400],
    ['too many columns', async () => Buffer.from(','.repeat(70)), 400],
  ])('is rejected when it is %s', async (_what, content, statusCode) => {
    expect((await refusal(await content(), '../../products.csv'))[0]).toBe(statusCode)
  })

  it('is rejected when it is missing, too large or too long', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const url = '/api/products/upload-excel'
    const none = await store.app.inject({ method: 'POST', url, headers })
    expect([none.statusCode, none.json().message]).toEqual([
      400,
      'Choose an Excel, OpenDocument or CSV file.',
    ])
    expect((await refusal(Buffer.alloc(26 * 1024 * 1024, 'a')))[0]).toBe(413)
    const rows = 'HP,A\n'.repeat(100_001)
    const admin = await signIn(store, 'superadmin')
    const long = await sendProductFile(store, admin, { content: `brand,name\n${rows}` })
    expect(long.statusCode).toBe(413)
  })
})
