import { describe, expect, it } from '@jest/globals'
import { signIn } from '../factories/account-factory.ts'
import { createProduct } from '../factories/product-factory.ts'
import { useRouteTable } from '../route-table.ts'
import { useTestStore } from '../test-store.ts'
import { type Operation, readOperations } from './openapi-document.ts'

/** The operations of all lists; each has a limit (base 1.9). */
const lists = [
  'listAllOrders',
  'listApprovals',
  'listAudit',
  'listComplaints',
  'listCounts',
  'listDataRequests',
  'listDistributorOrders',
  'listDueRefunds',
  'listEnduserOrders',
  'listGoodsIn',
  'listImports',
  'listLedgers',
  'listManagedProducts',
  'listMissedSearches',
  'listNotifications',
  'listOwnOrders',
  'listProducts',
  'listProofs',
  'listPurchases',
  'listReceipts',
  'listReorder',
  'listResellerOrders',
  'listReviews',
  'listSentNotifications',
  'listShoppingLists',
  'listStatements',
  'listSynonyms',
  'listUsers',
  'readSales',
  'readStockCard',
  'readWishlist',
]

describe('a list', () => {
  const routes = useRouteTable()
  const store = useTestStore()

  const readLists = async () =>
    (await readOperations(store, routes)).filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'limit'),
    )
  const answersOf = async ({ route }: Operation, queries: readonly string[]) => {
    const { publicId } = await createProduct(store.db)
    const { access } = route
    const { headers } = await signIn(store, Array.isArray(access) ? access[0] : 'enduser')
    const url = route.path.replace(':id', publicId)
    const answers = queries.map((query) => store.app.inject({ url: `${url}?${query}`, headers }))
    return Promise.all(answers)
  }
  const statusesOf = async (list: Operation, queries: readonly string[]) =>
    (await answersOf(list, queries)).map(({ statusCode }) => statusCode)

  it('is one of those that were written down', async () => {
    expect((await readLists()).map(({ operationId }) => operationId).sort()).toEqual(lists)
  })

  it('has the number of entries on all pages in X-Total-Count', async () => {
    for (const list of await readLists()) {
      const totals = (await answersOf(list, ['', 'limit=1'])).map(
        ({ headers }) => headers['x-total-count'],
      )
      expect([list.operationId, ...totals]).toEqual([list.operationId, totals[0], totals[0]])
      expect([list.operationId, totals[0]]).toEqual([
        list.operationId,
        expect.stringMatching(/^[0-9]+$/),
      ])
    }
  })

  it('returns at most 200 entries at once, and rejects unknown parameters', async () => {
    for (const list of await readLists()) {
      const statuses = await statusesOf(list, ['limit=200', 'limit=201', 'limit=0', 'colour=red'])
      expect([list.operationId, ...statuses]).toEqual([list.operationId, 200, 400, 400, 400])
    }
  })
})
