import { describe, expect, it } from '@jest/globals'
import { signIn } from '../testing/account-factory.ts'
import { createProduct } from '../testing/product-factory.ts'
import { useRouteTable } from '../testing/route-table.ts'
import { useTestStore } from '../testing/test-store.ts'
import { type Operation, readOperations } from './openapi-document.ts'

/** Every list of api.md by its operation: each of them has an end. */
const lists = [
  'listAllOrders',
  'listAudit',
  'listComplaints',
  'listDistributorOrders',
  'listEnduserOrders',
  'listImports',
  'listNotifications',
  'listOwnOrders',
  'listProducts',
  'listProofs',
  'listResellerOrders',
  'listReviews',
  'listSentNotifications',
  'listUsers',
  'readWishlist',
]

describe('a list', () => {
  const routes = useRouteTable()
  const store = useTestStore()

  const readLists = async () =>
    (await readOperations(store, routes)).filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'limit'),
    )
  const statusesOf = async ({ route }: Operation, queries: readonly string[]) => {
    const { publicId } = await createProduct(store.db)
    const { access } = route
    const { headers } = await signIn(store, Array.isArray(access) ? access[0] : 'enduser')
    const url = route.path.replace(':id', publicId)
    const answers = queries.map((query) => store.app.inject({ url: `${url}?${query}`, headers }))
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  }

  it('is one of those that were written down', async () => {
    expect((await readLists()).map(({ operationId }) => operationId).sort()).toEqual(lists)
  })

  it('gives at most 200 entries at once, and takes no word it does not know', async () => {
    for (const list of await readLists()) {
      const statuses = await statusesOf(list, ['limit=200', 'limit=201', 'limit=0', 'colour=red'])
      expect([list.operationId, ...statuses]).toEqual([list.operationId, 200, 400, 400, 400])
    }
  })
})
