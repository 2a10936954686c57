import { expect, it } from '@jest/globals'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { ImportScreen } from './import-screen.tsx'

const api = fakeApi()
const upload = 'POST /products/upload-excel'

const checked: ImportReport = {
  message: 'The file was checked. Nothing was changed.',
  ...{ created: 2, updated: 0, unchanged: 0, rejected: [], rejectedRows: 0 },
  columns: [
    { heading: 'Part No.', column: 'modelNo' },
    { heading: 'Title', column: 'name' },
  ],
}
const fixedValues = { brand: 'HP', category: 'Cartridge' }

async function check(report: ImportReport) {
  api.answers('GET /products/imports', [])
  api.answers(upload, report)
  const { user } = renderWithStore(<ImportScreen />, { session: aUser({ role: 'superadmin' }) })
  await user.upload(screen.getByLabelText('Excel or CSV file'), new File(['x'], 'list.csv'))
  await screen.findByText(report.message)
  return user
}

const panel = () => within(screen.getByRole('region', { name: 'The same in all rows' }))
const button = (name: string) => screen.getByRole('button', { name })
const sentValues = () =>
  api
    .calls(upload)
    .map(({ body }) =>
      body instanceof FormData ? JSON.parse(String(body.get('options'))).fixedValues : undefined,
    )

it('says what was chosen before, and imports it once it was confirmed', async () => {
  const user = await check({ ...checked, isRemembered: true, fixedValues })
  panel().getByText('Brand: HP, Category: Cartridge, as an admin chose before')
  expect(panel().queryByRole('combobox')).toBeNull()
  const label = 'Right for this list: Brand: HP, Category: Cartridge'
  expect(button('Import 2 products')).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: label }))
  await user.click(button('Import 2 products'))
  await screen.findByText('list.csv is imported.')
  expect(sentValues()).toEqual([undefined, fixedValues])
})

it('changes what was chosen before, after it was checked again', async () => {
  const user = await check({ ...checked, isRemembered: true, fixedValues })
  await user.click(panel().getByRole('button', { name: 'Change' }))
  const brand = panel().getByLabelText('Brand')
  await user.clear(brand)
  await user.type(brand, 'TP-Link')
  expect(button('Import 2 products')).toBeDisabled()
  api.answers(upload, { ...checked, fixedValues: { ...fixedValues, brand: 'TP-Link' } })
  await user.click(button('Check with these values'))
  expect(await screen.findByRole('button', { name: 'Import 2 products' })).toBeEnabled()
  expect(sentValues().at(-1)).toEqual({ brand: 'TP-Link', category: 'Cartridge' })
})

it('keeps what was typed when the check finds it wrong', async () => {
  const user = await check({ ...checked, fixedValues: { brand: 'HP' } })
  await user.type(panel().getByLabelText('GST (%)'), '17')
  api.refuses(upload, 400, 'GST (%) of all rows: 17 is no GST rate.')
  await user.click(button('Check with these values'))
  await screen.findByText('GST (%) of all rows: 17 is no GST rate.')
  expect(panel().getByLabelText('GST (%)')).toHaveValue('17')
  expect(panel().getByLabelText('Brand')).toHaveValue('HP')
  expect(button('Import 2 products')).toBeDisabled()
})

it('is not asked of a list that changes only products that are there', async () => {
  const columns = [...(checked.columns ?? []), { heading: 'Make', column: 'brand' as const }]
  await check({ ...checked, columns, created: 0, updated: 2 })
  expect(screen.queryByRole('region', { name: 'The same in all rows' })).toBeNull()
})
