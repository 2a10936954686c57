import { expect, it, jest } from '@jest/globals'
import type { ChangedCell, ImportReport } from '@store/contract/schemas/catalog/imports'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ImportScreen } from './import-screen.tsx'

const api = fakeApi()
const upload = 'POST /products/upload-excel'
const rejectedRows = 'POST /products/upload-excel/rejected-rows'

const stock: ChangedCell = {
  ...{ row: 2, product: 'HP 26A', field: 'stock', from: '20', to: '2000' },
  mark: 'The stock becomes more than 10 times what it was.',
}
const price: ChangedCell = {
  ...{ row: 3, product: 'HP 88A', field: 'priceEnduser', from: '500', to: '520' },
}
const checked: ImportReport = {
  message: 'The file was checked. Nothing was changed.',
  created: 0,
  updated: 2,
  unchanged: 0,
  rejected: [{ row: 4, field: 'stock', value: '12 pcs', message: 'Stock must be a number.' }],
  rejectedRows: 1,
  changes: { total: 2, cells: [stock, price], marked: 1, markedCells: [stock] },
  columns: [{ heading: 'brand', column: 'brand', example: 'HP' }],
}

async function check(report = checked) {
  api.answers('GET /products/imports', [])
  api.answers(upload, report)
  const { user } = renderWithStore(<ImportScreen />, { session: aUser({ role: 'superadmin' }) })
  const file = new File(['brand,name'], 'june.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('Excel or CSV file'), file)
  return { user, changes: within(await screen.findByRole('table', { name: 'Changed cells' })) }
}

it('shows what a file changes, first what is probably a mistake', async () => {
  const { user, changes } = await check()
  changes.getByRole('row', { name: `2 HP 26A Stock 20 2000 ${stock.mark}` })
  expect(changes.getAllByRole('row')).toHaveLength(2)
  await user.click(screen.getByRole('checkbox', { name: 'Only these' }))
  changes.getByRole('row', { name: '3 HP 88A End-user price 500 520' })
})

it('names the value of a row at fault, and gives these rows back as a file, of a CSV also as Excel', async () => {
  const { user } = await check()
  screen.getByRole('row', { name: '4 Stock ‘12 pcs’: Stock must be a number.' })
  URL.createObjectURL = jest.fn(() => 'blob:rows')
  URL.revokeObjectURL = () => {}
  api.answers(rejectedRows, {})
  await user.click(screen.getByRole('button', { name: 'Download the rows with errors' }))
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
  const body = api.calls(rejectedRows)[0]?.body
  expect(body instanceof FormData && body.get('mapping')).toBe('{"brand":"brand"}')
  await user.click(screen.getByRole('button', { name: 'As Excel' }))
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(2))
  const formats = api.calls(rejectedRows).map(({ query }) => query.get('format'))
  expect(formats).toEqual(['csv', 'xlsx'])
})

it('imports what is probably a mistake only once that was confirmed, for each file', async () => {
  const columns = (['brand', 'name', 'modelNo'] as const).map((column) => ({
    ...{ heading: column, column, example: 'HP' },
  }))
  const { user } = await check({ ...checked, columns })
  const importIt = screen.getByRole('button', { name: 'Import 2 products' })
  await user.click(screen.getByRole('checkbox', { name: /Leave out the 1 row/ }))
  expect(importIt).toBeDisabled()
  const confirm = screen.getByRole('checkbox', { name: 'Import the 1 marked cell, too' })
  await user.click(confirm)
  expect(importIt).toBeEnabled()
  await user.click(confirm)
  expect(importIt).toBeDisabled()
})

it('says which sheet was read, and that its columns are remembered ones', async () => {
  await check({ ...checked, sheet: 'Prices', isRemembered: true })
  expect(screen.getByText('Read from the sheet “Prices”.')).toBeTruthy()
  expect(screen.getByText(/^The columns are as an admin chose them before\./)).toBeTruthy()
})

it('says which rows are totals, and what the file hides', async () => {
  await check({ ...checked, totalRows: [5, 12], hiddenRows: 3, hiddenColumns: ['Margin'] })
  expect(screen.getByText('Rows 5 and 12 are totals: they are no products.')).toBeTruthy()
  expect(screen.getByText('3 hidden rows of the file were read, too.')).toBeTruthy()
  expect(screen.getByText('The column “Margin” is hidden in the file.')).toBeTruthy()
})

it('gives back what the import itself left out', async () => {
  const { user } = await check({
    ...checked,
    changes: { total: 1, cells: [price], marked: 0, markedCells: [] },
  })
  await user.click(screen.getByRole('checkbox', { name: /Leave out the 1 row/ }))
  api.answers(upload, { ...checked, importId: 'import-1', updated: 1 })
  await user.click(screen.getByRole('button', { name: 'Import 2 products' }))
  URL.createObjectURL = jest.fn(() => 'blob:rows')
  URL.revokeObjectURL = () => {}
  api.answers('GET /products/imports/:id/rejected-rows', {})
  await user.click(await screen.findByRole('button', { name: 'Download the rows with errors' }))
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
  expect(api.calls('GET /products/imports/:id/rejected-rows')[0]?.params.id).toBe('import-1')
})
