import { describe, expect, it } from '@jest/globals'
import type {
  AskedColumn,
  FoundColumn,
  ImportReport,
} from '@store/contract/schemas/catalog/imports'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ImportScreen } from './import-screen.tsx'

const api = fakeApi()
const upload = 'POST /products/upload-excel'

const checked: ImportReport = {
  message: 'The file was checked. Nothing was changed.',
  ...{ created: 3, updated: 1, unchanged: 0, rejected: [], rejectedRows: 0 },
}
const columns: FoundColumn[] = [
  { heading: 'Make', column: 'brand' },
  { heading: 'Part No.', column: 'modelNo' },
  { heading: 'Price' },
  { heading: 'Rate' },
]
const head = {
  headings: ['Make', 'Part No.', 'Price', 'Rate'],
  rows: Array.from({ length: 5 }, (_, row) => ['HP', `26A-${row}`, '450', '900']),
}
const prices: AskedColumn = { column: 'priceEnduser', headings: ['Price', 'Rate'] }

async function open(asked: AskedColumn[], found = columns, sheet?: string) {
  api.answers('GET /products/imports', [])
  const report = { ...checked, created: 0, updated: 0, message: 'Choose.', columns: found, asked }
  api.answers(upload, { ...report, head: { ...head, ...(sheet && { sheet }) } })
  const { user } = renderWithStore(<ImportScreen />, { session: aUser({ role: 'superadmin' }) })
  const file = new File(['x'], 'list.xlsx')
  await user.upload(screen.getByLabelText('Excel or CSV file'), file)
  const panel = await screen.findByRole('region', { name: 'What are the columns of list.xlsx?' })
  await within(panel).findByRole('table', { name: 'First rows of the file' })
  return { user, panel: within(panel) }
}

const button = (name: string) => screen.getByRole('button', { name })
const mappings = () =>
  api.calls(upload).map(({ body }) => (body instanceof FormData ? body.get('mapping') : ''))

describe('the columns of a list that its headings do not decide', () => {
  it('are asked for, with five rows, before anything is counted', async () => {
    const { user, panel } = await open([prices], columns, 'Rates')
    expect(panel.getAllByRole('row')).toHaveLength(6)
    expect(panel.getByText('Read from the sheet “Rates”.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
    const price = panel.getByRole('combobox', { name: 'End-user price' })
    expect(price).toHaveFocus()
    expect(price).toHaveValue('')
    expect(panel.getByText('Price or Rate?')).toBeTruthy()
    await user.click(button('Read with these columns'))
    expect(panel.getByText('Several columns of the file fit. Choose which one it is.')).toBeTruthy()
    await user.selectOptions(price, 'Price')
    api.answers(upload, { ...checked, columns, head })
    await user.click(button('Read with these columns'))
    await screen.findByRole('button', { name: 'Import 4 products' })
    expect(mappings()).toEqual([
      'guess',
      '{"brand":"Make","modelNo":"Part No.","priceEnduser":"Price"}',
    ])
  })

  it('may be none of those that fit', async () => {
    const { user, panel } = await open([prices])
    await user.selectOptions(panel.getByRole('combobox'), 'Not in the file')
    api.answers(upload, { ...checked, columns, head })
    await user.click(button('Read with these columns'))
    await waitFor(() => expect(mappings().at(-1)).toBe('{"brand":"Make","modelNo":"Part No."}'))
  })

  it('must tell the products: by brand, and by model number or name', async () => {
    const unknown = columns.map(({ heading }) => ({ heading }))
    const asked = (['brand', 'modelNo', 'name'] as const).map((column) => ({
      column,
      headings: [],
    }))
    const { user, panel } = await open(asked, unknown)
    await user.selectOptions(panel.getByRole('combobox', { name: 'Brand' }), 'Make')
    await user.click(button('Read with these columns'))
    expect(
      panel.getByText(
        'Choose the column of the brand, or the brand of all rows, and the column of the model number or the name.',
      ),
    ).toBeTruthy()
    await user.selectOptions(panel.getByRole('combobox', { name: 'Name' }), 'Part No.')
    api.answers(upload, { ...checked, columns, head })
    await user.click(button('Read with these columns'))
    await waitFor(() => expect(mappings().at(-1)).toBe('{"brand":"Make","name":"Part No."}'))
  })

  it('keep the answer when the check fails, and another file can be chosen', async () => {
    const { user, panel } = await open([prices])
    await user.selectOptions(panel.getByRole('combobox'), 'Rate')
    api.breaks(upload)
    await user.click(button('Read with these columns'))
    await screen.findByText('Failed to upload Excel')
    expect(await screen.findByRole('combobox', { name: 'End-user price' })).toHaveValue('3')
    await user.click(button('Cancel'))
    expect(screen.getByLabelText('Excel or CSV file')).toBeTruthy()
  })

  it('may be none of the file: all rows of a list of one brand share it', async () => {
    const [, ...others] = columns
    const { user, panel } = await open([{ column: 'brand', headings: [] }], others)
    await user.selectOptions(panel.getByRole('combobox', { name: 'Brand' }), 'The same in all rows')
    await user.click(button('Read with these columns'))
    expect(panel.getByText(/or the brand of all rows/)).toBeTruthy()
    await user.type(panel.getByLabelText('Brand of all rows'), ' TP-Link ')
    expect(panel.getByRole('combobox', { name: 'Unit' })).toHaveValue('none')
    const gst = panel.getByRole('combobox', { name: 'GST (%)' })
    await user.selectOptions(gst, 'The same in all rows')
    await user.type(panel.getByLabelText('GST (%) of all rows'), '17')
    api.refuses(upload, 400, 'GST (%) of all rows: 17 is no GST rate.')
    await user.click(button('Read with these columns'))
    await screen.findByText('GST (%) of all rows: 17 is no GST rate.')
    expect(await screen.findByLabelText('Brand of all rows')).toHaveValue('TP-Link')
    const typed = await screen.findByLabelText('GST (%) of all rows')
    await user.clear(typed)
    await user.type(typed, '18')
    const fixedValues = { brand: 'TP-Link', gst: '18' }
    api.answers(upload, { ...checked, columns: others, head, fixedValues })
    await user.click(button('Read with these columns'))
    await user.click(await screen.findByRole('button', { name: 'Import 4 products' }))
    await screen.findByText('list.xlsx is imported.')
    const sent = api
      .calls(upload)
      .map(({ body }) => (body instanceof FormData ? JSON.parse(String(body.get('options'))) : {}))
    expect(sent.slice(-2)).toEqual([
      { stock: 'set', fixedValues },
      { stock: 'set', fixedValues },
    ])
  })
})
