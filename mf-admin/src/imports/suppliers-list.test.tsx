import { expect, it } from '@jest/globals'
import type { NameQuestion, NewProduct } from '@store/contract/schemas/catalog/import-options'
import type { FoundColumn, ImportReport } from '@store/contract/schemas/catalog/imports'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ImportScreen } from './import-screen.tsx'

const api = fakeApi()
const upload = 'POST /products/upload-excel'

const columns: FoundColumn[] = (['brand', 'modelNo', 'stock'] as const).map((column) => ({
  heading: column,
  column,
}))
const toner: NewProduct = {
  ...{ row: 2, name: 'Toner 12A', brand: 'HP', category: 'Cartridge', modelNo: 'Q2612A' },
  ...{ description: 'Toner 12A. Colour: Black.', gst: 18, stock: 5 },
  prices: { enduser: 1500, reseller: 1450, distributor: 1400 },
}
const checked: ImportReport = {
  message: 'The file was checked. Nothing was changed.',
  ...{ created: 1, updated: 1, unchanged: 0, rejected: [], rejectedRows: 0 },
  ...{ columns, newProducts: [toner], questions: [], shown: 'AQID' },
}
const cannon: NameQuestion = { field: 'brand', name: 'Cannon', suggestion: 'Canon', rows: 12 }
const keyboards: NameQuestion = {
  ...{ field: 'category', name: 'Keybords', suggestion: 'Keyboard', rows: 1 },
}

async function check(report: ImportReport = checked) {
  api.answers('GET /products/imports', [])
  api.answers(upload, report)
  const { user } = renderWithStore(<ImportScreen />, { session: aUser({ role: 'superadmin' }) })
  const file = new File(['brand,name'], 'list.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('Excel or CSV file'), file)
  await screen.findByText(report.message)
  return user
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const fieldsOf = (name: string) =>
  api.calls(upload).map(({ body }) => (body instanceof FormData ? body.get(name) : undefined))
const options = () => fieldsOf('options').map((text) => JSON.parse(String(text)))

it('sets the stock unless another choice is made, and sends back what the check showed', async () => {
  const user = await check()
  await user.click(button('Import 2 products'))
  await screen.findByText('list.csv is imported.')
  expect(options()).toEqual([{ stock: 'set' }, { stock: 'set' }])
  expect(fieldsOf('shown')).toEqual([null, 'AQID'])
})

it('adds to the stock after it was checked again', async () => {
  const user = await check()
  await user.click(screen.getByRole('radio', { name: /^Add to the stock/ }))
  expect(button('Import 2 products')).toBeDisabled()
  await user.click(button('Check again'))
  await waitFor(() => expect(button('Import 2 products')).toBeEnabled())
  expect(options()).toEqual([{ stock: 'set' }, { stock: 'add' }])
  expect(screen.getByRole('radio', { name: /^Add to the stock/ })).toBeChecked()
})

it('does not ask about the stock of a file without one', async () => {
  await check({ ...checked, columns: columns.slice(0, 2) })
  expect(screen.queryByRole('radio')).toBeNull()
})

it('takes one text for the descriptions that are missing', async () => {
  const user = await check()
  await user.type(screen.getByLabelText(/^Description of new products/), ' With a warranty. ')
  await user.click(button('Check again'))
  await waitFor(() =>
    expect(options().at(-1)).toEqual({ stock: 'set', description: 'With a warranty.' }),
  )
})

it('lists new products before they are made', async () => {
  await check()
  const table = within(screen.getByRole('table', { name: 'New products' }))
  const row = table.getByRole('row', { name: /^2 / })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2',
    'Toner 12A',
    'HP',
    'Q2612A',
    'Cartridge',
    '5',
    '₹1,500',
    '₹1,450',
    '₹1,400',
    '18\u00a0%',
    'Toner 12A. Colour: Black.',
  ])
})

it('asks about each name once, and checks again when all are answered', async () => {
  const user = await check({ ...checked, questions: [cannon, keyboards] })
  screen.getByText('12 rows')
  await user.click(button('Use Canon'))
  expect(button('Use Canon')).toHaveAttribute('aria-pressed', 'true')
  expect(api.calls(upload)).toHaveLength(1)
  api.answers(upload, checked)
  await user.click(button('Keep Keybords'))
  const names = [
    { field: 'brand', from: 'Cannon', to: 'Canon' },
    { field: 'category', from: 'Keybords', to: 'Keybords' },
  ]
  await waitFor(() => expect(options().at(-1)).toEqual({ stock: 'set', names }))
  await screen.findByText('Cannon is read as Canon')
  screen.getByText('Keybords stays as it is')
})

it('accepts all suggestions with one key', async () => {
  const user = await check({ ...checked, questions: [cannon, keyboards] })
  await user.click(button('Accept all 2'))
  const names = [
    { field: 'brand', from: 'Cannon', to: 'Canon' },
    { field: 'category', from: 'Keybords', to: 'Keyboard' },
  ]
  await waitFor(() => expect(options().at(-1)).toEqual({ stock: 'set', names }))
})

it('asks again about a name', async () => {
  const user = await check({ ...checked, questions: [cannon] })
  api.answers(upload, checked)
  await user.click(button('Use Canon'))
  await user.click(await screen.findByRole('button', { name: 'Ask again about Cannon' }))
  await waitFor(() => expect(options().at(-1)).toEqual({ stock: 'set', names: [] }))
})

it('that changed since it was checked is checked again, and says so', async () => {
  const user = await check()
  const rejected = [{ row: 2, field: 'stock', message: 'Somebody else changed this product.' }]
  api.answers(upload, { ...checked, created: 0, updated: 0, rejected, rejectedRows: 1 })
  await user.click(button('Import 2 products'))
  await screen.findByText(/^Products changed since the check. Nothing was imported/)
  expect(api.calls(upload)).toHaveLength(3)
})
