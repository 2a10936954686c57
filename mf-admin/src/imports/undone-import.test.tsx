import { expect, it } from '@jest/globals'
import type { ImportReport, ProductImport } from '@store/contract/schemas/catalog/imports'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { ImportScreen } from './import-screen.tsx'

const api = fakeApi()
const upload = 'POST /products/upload-excel'

const report: ImportReport = {
  message: 'Excel uploaded successfully',
  created: 3,
  updated: 1,
  unchanged: 0,
  rejected: [],
  rejectedRows: 0,
  columns: [
    { heading: 'brand', column: 'brand', example: 'HP' },
    { heading: 'name', column: 'name', example: 'LaserJet' },
    { heading: 'stock', column: 'stock', example: '5' },
  ],
}
const productImport: ProductImport = {
  _id: 'import-1',
  fileName: 'products.csv',
  createdAt: '2026-11-20T09:30:00.000Z',
  importedBy: { name: 'Asha Rao', email: 'asha@store.test' },
  created: 3,
  updated: 1,
  rejected: 0,
  hasRejectedRows: false,
  undoable: true,
}

it('no longer shows a file as imported once that import was undone', async () => {
  api.answers(upload, report)
  api.answers('GET /products/imports', [])
  const { user } = renderWithStore(<ImportScreen />, { session: aUser({ role: 'superadmin' }) })
  const file = new File(['brand,name'], 'products.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('Excel or CSV file'), file)
  const importIt = await screen.findByRole('button', { name: 'Import 4 products' })
  api.answers(upload, { ...report, importId: 'import-1' })
  api.answers('GET /products/imports', [productImport])
  await user.click(importIt)
  await screen.findByText('products.csv is imported.')

  const undone = {
    message: 'The import was undone.',
    import: { ...productImport, undoable: false },
  }
  api.answers('POST /products/imports/:id/undo', undone)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', { name: 'Undo import' }))
  await waitFor(() => expect(screen.queryByText('products.csv is imported.')).toBeNull())
  expect(screen.getByLabelText('Excel or CSV file')).toBeInTheDocument()
})
