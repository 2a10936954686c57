import { describe, expect, it, jest } from '@jest/globals'
import type { ProductImport } from '@store/contract/schemas/catalog/imports'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { ImportScreen } from './import-screen.tsx'

const api = fakeApi()

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

const button = (name: string) => screen.findByRole('button', { name })

describe('the list of imports', () => {
  it('shows that it is loading, and that there are none', async () => {
    const letGo = api.holds('GET /products/imports')
    open()
    expect(screen.getByText('Loading imports...')).toBeVisible()
    letGo()
    await screen.findByText('No imports yet.')
  })

  it('shows an error, and loads again on Retry', async () => {
    const { user } = open()
    api.breaks('GET /products/imports')
    await screen.findByText('Failed to load imports')
    api.answers('GET /products/imports', [productImport])
    await user.click(await button('Retry'))
    await screen.findByText('june.xlsx')
  })

  it('undoes the last one after confirmation', async () => {
    const former = { ...productImport, _id: 'import-0', fileName: 'may.csv', undoable: false }
    const { user } = open([productImport, former])
    const undo = {
      message: 'The import was undone.',
      import: { ...productImport, undoable: false },
    }
    api.answers('POST /products/imports/:id/undo', undo)
    await user.click(await button('Undo'))
    const meaning = '3 new products go off sale, and 1 changed ones become what they were.'
    expect(screen.getByText(meaning)).toBeTruthy()
    expect(api.calls('POST /products/imports/:id/undo')).toEqual([])
    await user.click(await button('Undo import'))
    await screen.findByText('The import was undone.')
    expect(api.calls('POST /products/imports/:id/undo')[0]?.params.id).toBe('import-1')
  })

  it('gives back the rows that an import left out, as long as they are kept', async () => {
    const former = { ...productImport, _id: 'import-0', fileName: 'may.csv', rejected: 7 }
    const { user } = open([{ ...productImport, rejected: 2, hasRejectedRows: true }, former])
    URL.createObjectURL = jest.fn(() => 'blob:rows')
    URL.revokeObjectURL = () => {}
    api.answers('GET /products/imports/:id/rejected-rows', {})
    await user.click(await button('Download the 2 rows left out of june.xlsx'))
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
    const [call] = api.calls('GET /products/imports/:id/rejected-rows')
    expect([call?.params.id, call?.query.get('format')]).toEqual(['import-1', 'xlsx'])
    expect(screen.queryByRole('button', { name: /left out of may/ })).toBeNull()
  })

  it('shows why an import cannot be undone', async () => {
    const { user } = open([productImport])
    const words = 'Products of this import have changed since. It cannot be undone any more.'
    api.refuses('POST /products/imports/:id/undo', 409, words)
    await user.click(await button('Undo'))
    await user.click(await button('Undo import'))
    await screen.findByText(words)
  })
})
