import { describe, expect, it } from '@jest/globals'
import type {
  FoundColumn,
  ImportReport,
  ProductImport,
} from '@store/contract/schemas/catalog/imports'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { chooseColumn } from './checked-file/found-columns.ts'
import { ImportScreen } from './import-screen.tsx'

const api = fakeApi()
const upload = 'POST /products/upload-excel'

const ours: FoundColumn[] = [
  { heading: 'brand', column: 'brand', example: 'HP' },
  { heading: 'name', column: 'name', example: 'LaserJet' },
  { heading: 'stock', column: 'stock', example: '5' },
]

const checked: ImportReport = {
  message: 'The file was checked. Nothing was changed.',
  created: 3,
  updated: 1,
  unchanged: 0,
  rejected: [],
  rejectedRows: 0,
  columns: ours,
}
const badRows = Array.from({ length: 37 }, (_, index) => ({
  row: index + 2,
  field: 'stock',
  message: 'Stock must be a whole number from 0 to 10,00,000.',
}))
const faulty: ImportReport = { ...checked, rejected: badRows, rejectedRows: 37 }

const productImport: ProductImport = {
  _id: 'import-1',
  fileName: 'june.xlsx',
  createdAt: '2026-11-20T09:30:00.000Z',
  importedBy: { name: 'Asha Rao', email: 'asha@store.test' },
  created: 3,
  updated: 1,
  rejected: 0,
  hasRejectedRows: false,
  undoable: true,
}

function open(imports: ProductImport[] = []) {
  api.answers('GET /products/imports', imports, {
    headers: { 'X-Total-Count': String(imports.length) },
  })
  return renderWithStore(<ImportScreen />, { session: aUser({ role: 'superadmin' }) })
}

const file = () => new File(['brand,name'], 'products.csv', { type: 'text/csv' })
const input = () => screen.getByLabelText('Excel or CSV file')
const button = (name: string) => screen.findByRole('button', { name })

describe('a chosen file', () => {
  it('is checked before anything is written', async () => {
    api.answers(upload, checked)
    const { user } = open()
    await user.upload(input(), file())
    await screen.findByText('The file was checked. Nothing was changed.')
    expect(api.calls(upload).map(({ query }) => String(query))).toEqual(['dryRun=true'])
  })

  it('leads a keyboard from the file to what was found in it', async () => {
    api.answers(upload, checked)
    const { user } = open()
    input().focus()
    await user.upload(input(), file())
    await button('Import 4 products')
    await user.tab()
    expect(screen.getByText('All 3 columns are known')).toHaveFocus()
  })

  it('is shown as being checked', async () => {
    api.answers(upload, checked)
    const letGo = api.holds(upload)
    const { user } = open()
    await user.upload(input(), file())
    await screen.findByRole('progressbar', { name: /products\.csv/ })
    letGo()
    await user.click(await button('Choose another file'))
    expect(input()).toBeInTheDocument()
  })

  it('with nothing new has nothing to import', async () => {
    api.answers(upload, { ...checked, created: 0, updated: 0, unchanged: 4 })
    const { user } = open()
    await user.upload(input(), file())
    await screen.findByText('There is nothing to import in this file.')
    expect(await button('Import 0 products')).toHaveProperty('disabled', true)
    expect(screen.queryByRole('table', { name: 'Rows with errors' })).toBeNull()
  })

  it('is imported after confirmation, and the list of imports follows', async () => {
    api.answers(upload, checked)
    const { user } = open()
    await user.upload(input(), file())
    const importIt = await button('Import 4 products')
    api.answers(upload, {
      ...checked,
      message: 'Excel uploaded successfully',
      importId: 'import-1',
    })
    api.answers('GET /products/imports', [{ ...productImport, fileName: 'products.csv' }])
    await user.click(importIt)
    await screen.findByText('Excel uploaded successfully')
    expect(String(api.calls(upload).at(-1)?.query)).toBe('')
    await screen.findByRole('row', { name: /products\.csv/ })
  })
})

const mappings = () =>
  api.calls(upload).map(({ body }) => {
    const mapping = body instanceof FormData ? String(body.get('mapping')) : ''
    return mapping.startsWith('{') ? JSON.parse(mapping) : mapping
  })

describe('the columns of a file', () => {
  const foreign: FoundColumn[] = [
    { heading: 'Make', column: 'brand', example: 'HP' },
    { heading: 'Part No.', column: 'modelNo', example: '26A' },
    { heading: 'Rate', column: 'priceEnduser', example: '400' },
    { heading: 'Offer', example: '390' },
    { heading: 'Note (1)' },
    { heading: 'Note (2)' },
  ]
  const head = {
    headings: foreign.map(({ heading }) => heading),
    rows: Array.from({ length: 5 }, (_, row) => ['HP', `26A-${row}`, '400', '390', '', 'x']),
  }
  const choice = (heading: string) => screen.findByLabelText(`Column “${heading}” is`)

  it('are guessed first, and sent as they were shown', async () => {
    api.answers(upload, checked)
    const { user } = open()
    await user.upload(input(), file())
    await screen.findByText('All 3 columns are known')
    await user.click(await button('Import 4 products'))
    await waitFor(() =>
      expect(mappings()).toEqual(['guess', { brand: 'brand', name: 'name', stock: 'stock' }]),
    )
  })

  it('are shown with their first five rows when their names are different', async () => {
    api.answers(upload, { ...checked, columns: foreign, head })
    const { user } = open()
    await user.upload(input(), file())
    expect(await choice('Part No.')).toHaveProperty('value', 'modelNo')
    expect(await choice('Offer')).toHaveProperty('value', '')
    const missing = 'Name, Category, Stock, Reseller price, Distributor price'
    expect(screen.getByText(/^Not in the file/).textContent).toContain(`: ${missing}. New`)
    const [first, ...others] = within(
      screen.getByRole('list', { name: 'Columns of the file' }),
    ).getAllByRole('listitem')
    expect(first?.textContent).toContain('MakeHP')
    expect(others.at(-1)?.textContent).toContain('Note (2)empty')
    const rows = within(screen.getByRole('table', { name: 'First rows of the file' }))
    expect(rows.getAllByRole('row')).toHaveLength(6)
  })

  it('are corrected, checked again, and only then imported', async () => {
    api.answers(upload, { ...checked, columns: foreign })
    const { user } = open()
    await user.upload(input(), file())
    await user.selectOptions(await choice('Offer'), 'End-user price (now “Rate”)')
    expect(await choice('Rate')).toHaveProperty('value', '')
    expect(await button('Import 4 products')).toHaveProperty('disabled', true)
    const corrected = chooseColumn(foreign, 3, 'priceEnduser')
    api.answers(upload, { ...checked, created: 7, columns: corrected })
    await user.click(await button('Check with these columns'))
    await button('Import 8 products')
    const chosen = { brand: 'Make', modelNo: 'Part No.', priceEnduser: 'Offer' }
    expect(mappings()).toEqual(['guess', chosen])
    expect(String(api.calls(upload).at(-1)?.query)).toBe('dryRun=true')
  })

  it('keep their mapping when the check fails', async () => {
    api.answers(upload, { ...checked, columns: foreign })
    const { user } = open()
    await user.upload(input(), file())
    await user.selectOptions(await choice('Offer'), 'Reseller price')
    api.breaks(upload)
    await user.click(await button('Check with these columns'))
    await screen.findByText('Failed to upload Excel')
    expect(await choice('Offer')).toHaveProperty('value', 'priceReseller')
  })

  it("have the file's names in the errors of rows", async () => {
    const rejected = [{ row: 2, field: 'priceEnduser', message: 'A price is in rupees.' }]
    api.answers(upload, { ...checked, columns: foreign, rejected, rejectedRows: 1 })
    const { user } = open()
    await user.upload(input(), file())
    await screen.findByRole('row', { name: '2 Rate A price is in rupees.' })
  })
})

describe('a file with invalid rows', () => {
  it('lists all of them, and cannot be imported unchanged', async () => {
    api.answers(upload, faulty)
    const { user } = open()
    await user.upload(input(), file())
    const table = await screen.findByRole('table', { name: 'Rows with errors' })
    expect(within(table).getAllByRole('row')).toHaveLength(38)
    expect(within(table).getByRole('row', { name: /^38 stock Stock must be/ })).toBeTruthy()
    expect(await button('Import 4 products')).toHaveProperty('disabled', true)
  })

  it('is imported without them after confirmation', async () => {
    api.answers(upload, faulty)
    const { user } = open()
    await user.upload(input(), file())
    await user.click(await screen.findByRole('checkbox', { name: /Leave out the 37 rows/ }))
    await user.click(await button('Import 4 products'))
    await screen.findByText('products.csv is imported.')
    expect(String(api.calls(upload).at(-1)?.query)).toBe('partial=true')
  })

  it('that became invalid after its check is not shown as imported', async () => {
    api.answers(upload, checked)
    const { user } = open()
    await user.upload(input(), file())
    const importIt = await button('Import 4 products')
    api.refuses(
      upload,
      409,
      'The products changed while the file was read. Please upload it again.',
    )
    await user.click(importIt)
    await waitFor(() => expect(screen.getAllByText(/The products changed while/)).not.toEqual([]))
    expect(screen.queryByText('products.csv is imported.')).toBeNull()
  })
})
