import type { Audience } from '@store/contract/rules/accounts/roles'

const superadmin: readonly Audience[] = ['superadmin']

/** Who may call the routes of goods in, counts, stock cards and the reorder list (stock 5.2). */
export const stockAudiences: Record<string, readonly Audience[]> = {
  'POST /api/stock/list': superadmin,
  'POST /api/stock/list/file': superadmin,
  'GET /api/stock/products/:id': superadmin,
  'GET /api/stock/goods-in': superadmin,
  'POST /api/stock/goods-in': superadmin,
  'GET /api/stock/goods-in/:id': superadmin,
  'POST /api/stock/goods-in/:id/reverse': superadmin,
  'GET /api/suppliers': superadmin,
  'GET /api/stock/counts': superadmin,
  'POST /api/stock/counts': superadmin,
  'GET /api/stock/counts/:id': superadmin,
  'GET /api/stock/reorder': superadmin,
  'GET /api/stock/reorder/export': superadmin,
}
