import { beforeEach, expect, it, jest } from '@jest/globals'
import type { PriceChangePreview } from '@store/contract/schemas/catalog/price-changes'
import { aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { ProductsScreen } from '../products-screen.tsx'
import { noFacets } from '../testing/no-facets.ts'

const api = fakeApi()
const previewRoute = 'POST /admin/products/price-changes/preview'
const changeRoute = 'POST /admin/products/price-changes'
const [mouse, toner] = [
  aProduct({ _id: 'mouse', name: 'Logitech M90' }),
  aProduct({ _id: 'toner', name: 'HP 26A' }),
]
const about = { _id: 'toner', name: 'HP 26A', modelNo: '26A' }
const message = 'Slab 10+ costs more than the end-user price of ₹380.'
const preview: PriceChangePreview = {
  changed: 1,
  unchanged: 0,
  refused: 1,
  marked: 0,
  changes: [
    {
      ...{ _id: 'mouse', name: 'Logitech M90', modelNo: 'M90' },
      prices: [{ tier: 'enduser', from: 500, to: 479 }],
      marks: [],
    },
  ],
  refusals: [{ ...about, message }],
  seen: 'what-was-seen',
}

async function openDialog(search = '') {
  api.answers('GET /admin/products', [mouse, toner], { headers: { 'X-Total-Count': '41' } })
  api.answers('GET /admin/products/facets', noFacets)
  const { user } = renderWithStore(<ProductsScreen />, {
    route: `/superadmin/products${search}`,
    path: '/superadmin/products',
    session: aUser({ role: 'superadmin' }),
  })
  await screen.findByRole('table', { name: 'Products' })
  const choose = async () => {
    await user.click(screen.getByRole('button', { name: 'Change prices' }))
    return within(screen.getByRole('dialog', { name: 'Change prices' }))
  }
  return { user, choose }
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn<() => void>()
})

it('previews the selected products, changes what was seen, and can be undone', async () => {
  const { user, choose } = await openDialog()
  await user.click(screen.getByRole('checkbox', { name: 'Select Logitech M90' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select HP 26A' }))
  const dialog = await choose()
  expect(dialog.getByLabelText('Products')).toHaveDisplayValue('The 2 products selected')
  await user.click(dialog.getByRole('checkbox', { name: 'Reseller price' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Distributor price' }))
  await user.selectOptions(dialog.getByLabelText('Change'), 'Lower by')
  await user.selectOptions(dialog.getByLabelText('Rounding'), 'To the nearest ₹…9')
  api.answers(previewRoute, preview)
  await user.type(dialog.getByLabelText('Amount'), '5{Enter}')

  await dialog.findByRole('row', { name: 'Logitech M90 M90 ₹500 → ₹479' })
  dialog.getByRole('row', { name: `HP 26A 26A ${message}` })
  const rule = {
    ...{ tiers: ['enduser'], direction: 'down', unit: 'percent' },
    ...{ amount: 5, rounding: 'nine' },
  }
  expect(api.calls(previewRoute)[0]?.body).toEqual({ rule, selection: { ids: ['mouse', 'toner'] } })
  expect(api.calls(changeRoute)).toEqual([])

  const words = 'The prices of 1 product were changed.'
  api.answers(changeRoute, {
    ...{ message: words, changed: 1, skipped: 1, importId: 'import-1' },
    skips: preview.refusals,
  })
  // By keyboard, which the preview has not sent back to the beginning of the dialog.
  await user.keyboard('{Tab}{Enter}')
  await dialog.findByText(words)
  expect(api.calls(changeRoute)[0]?.body).toEqual({ rule, seen: 'what-was-seen' })
  api.answers('POST /products/imports/:id/undo', { message: 'The import was undone.' })
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  await screen.findByText('The import was undone.')
  expect(api.calls('POST /products/imports/:id/undo')[0]?.params.id).toBe('import-1')
})

it('is about all products of the list without a selection, and checks the rule first', async () => {
  const { user, choose } = await openDialog('?brand=HP')
  const dialog = await choose()
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  const amount = dialog.getByLabelText('Amount')
  expect(amount).toHaveAccessibleDescription('Enter an amount above 0 with at most two decimals.')
  api.answers(previewRoute, { ...preview, changed: 0, changes: [] })
  await user.type(amount, '5')
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByRole('button', { name: 'Change 0 products' })).toBeDisabled()
  expect(api.calls(previewRoute)[0]?.body).toMatchObject({
    selection: { filters: { brand: ['HP'] } },
  })
})

it('shows what is probably a mistake, and changes it only when that is confirmed', async () => {
  const { user, choose } = await openDialog()
  const dialog = await choose()
  const mark = 'The reseller price of ₹480 is higher than the end-user price of ₹479.'
  const changes = preview.changes.map((product) => ({ ...product, marks: [mark] }))
  api.answers(previewRoute, { ...preview, changes, marked: 1 })
  await user.type(dialog.getByLabelText('Amount'), '5{Enter}')
  await dialog.findByRole('cell', { name: mark })
  const change = dialog.getByRole('button', { name: 'Change 1 product' })
  expect(change).toBeDisabled()
  const confirm = '1 product with prices to check: change them all the same'
  await user.click(dialog.getByRole('checkbox', { name: confirm }))
  expect(change).toBeEnabled()
})
