import { expect, it } from '@jest/globals'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen } from '@testing-library/react'
import { ImportScreen } from './import-screen.tsx'

const api = fakeApi()
const upload = 'POST /products/upload-excel'

const checked: ImportReport = {
  message: 'The file was checked. Nothing was changed.',
  created: 3,
  updated: 1,
  unchanged: 0,
  rejected: [],
  rejectedRows: 0,
  columns: [{ heading: 'brand', column: 'brand', example: 'HP' }],
}

function open() {
  api.answers('GET /products/imports', [])
  return renderWithStore(<ImportScreen />, { session: aUser({ role: 'superadmin' }) })
}
const file = () => new File(['brand,name'], 'products.csv', { type: 'text/csv' })
const input = () => screen.getByLabelText('Excel or CSV file')

const tooWide = 'The file has too many columns.'

it.each([
  [
    'the server says',
    () => api.refuses(upload, 400, 'There is no column called "colour".'),
    'There is no column called "colour".',
  ],
  [
    'the server says after it began to answer',
    // The status was sent before the file turned out to be at fault.
    () => api.answers(upload, { status: 400, message: tooWide } as never),
    tooWide,
  ],
  ['nothing came through', () => api.breaks(upload), 'Failed to upload Excel'],
])('says why it was refused, and may be chosen again: %s', async (_why, fail, words) => {
  fail()
  const { user } = open()
  await user.upload(input(), file())
  await screen.findByText(words)
  api.answers(upload, checked)
  await user.upload(input(), file())
  await screen.findByRole('button', { name: 'Import 4 products' })
})

it('is not sent when it is of another kind', async () => {
  open()
  const picture = new File(['x'], 'products.png', { type: 'image/png' })
  fireEvent.change(input(), { target: { files: [picture] } })
  await screen.findByText('This is no sheet that can be read. Save it as .xlsx or .csv.')
  expect(api.calls(upload)).toEqual([])
})
