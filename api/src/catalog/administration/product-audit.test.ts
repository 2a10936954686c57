import { describe, expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { sendProduct, sendProductFile } from '../../../test/factories/product-form.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

async function readAudit({ headers }: SignedInAccount) {
  const answer = await store.app.inject({ url: '/api/admin/audit', headers })
  return answer.json<AuditList>().entries
}

describe('the audit of the catalogue', () => {
  it('lists who created, changed and deleted a product, and what changed', async () => {
    const admin = await signIn(store, 'superadmin')
    const { _id } = (await sendProduct(store, admin)).json<Product>()
    const fields = {
      stock: '9',
      prices: JSON.stringify({ enduser: 14500, reseller: 14000, distributor: 13500 }),
      quantityBasedPrices: '[{"minQty":5,"price":13800}]',
    }
    await sendProduct(store, admin, { publicId: _id, fields })
    const other = await signIn(store, 'superadmin')
    await store.app.inject({
      method: 'DELETE',
      url: `/api/products/${_id}`,
      headers: other.headers,
    })
    const subject = { kind: 'product', _id, label: 'Canon PIXMA G3770' }
    expect(await readAudit(admin)).toMatchObject([
      { action: 'product.deleted', actor: { email: other.account.email }, subject, changes: [] },
      {
        action: 'product.changed',
        actor: { email: admin.account.email },
        subject,
        changes: [
          { field: 'stock', from: '25', to: '9' },
          { field: 'prices.enduser', from: '14999.5', to: '14500' },
          { field: 'quantityBasedPrices', from: '10-24: 13900', to: '5-…: 13800' },
        ],
      },
      { action: 'product.created', actor: { email: admin.account.email }, subject, changes: [] },
    ])
  })

  it('has no entry for a form that changed nothing or was rejected', async () => {
    const admin = await signIn(store, 'superadmin')
    const { _id } = (await sendProduct(store, admin)).json<Product>()
    await sendProduct(store, admin, { publicId: _id, fields: { stock: '25' } })
    await sendProduct(store, admin, { publicId: _id, fields: { stock: '3', version: '1' } })
    await sendProduct(store, admin, { publicId: _id, fields: { stock: 'many' } })
    expect((await readAudit(admin)).map(({ action }) => action)).toEqual(['product.created'])
  })

  it('lists who imported products and who undid the import', async () => {
    const admin = await signIn(store, 'superadmin')
    const content = 'name,brand,modelNo\nMouse,Logitech,M-1'
    expect((await sendProductFile(store, admin, { content })).statusCode).toBe(200)
    expect(await readAudit(admin)).toEqual([])

    const full =
      'name,brand,category,modelNo,description,stock,priceEnduser,priceReseller,priceDistributor\n' +
      'Mouse,Logitech,Mouse,M-1,Silent,5,400,380,360'
    const sent = { content: full, name: 'may.csv' }
    await sendProductFile(store, admin, { ...sent, query: '?dryRun=true' })
    const report = (await sendProductFile(store, admin, sent)).json<ImportReport>()
    const otherAdmin = await signIn(store, 'superadmin')
    await store.app.inject({
      method: 'POST',
      url: `/api/products/imports/${report.importId}/undo`,
      headers: otherAdmin.headers,
    })
    const subject = { kind: 'import', _id: report.importId, label: 'may.csv' }
    expect(await readAudit(admin)).toMatchObject([
      { action: 'import.undone', actor: { email: otherAdmin.account.email }, subject, changes: [] },
      {
        action: 'import.written',
        actor: { email: admin.account.email },
        subject,
        changes: [
          { field: 'created', from: null, to: '1' },
          { field: 'updated', from: null, to: '0' },
          { field: 'rejected', from: null, to: '0' },
        ],
      },
    ])
  })
})
