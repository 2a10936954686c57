import { largestListLimit } from '@store/contract/rules/limits'
import type {
  NewShoppingList,
  ShoppingList,
  ShoppingListChanged,
  ShoppingListLines,
  ShoppingListSummary,
  ShoppingLists,
} from '@store/contract/schemas/orders/shopping-lists'
import { defineEndpoints } from '../store/define-endpoints.ts'
import type { AppDispatch } from '../store/store.ts'

function summaryOf({ _id, name, lines, updatedAt }: ShoppingList): ShoppingListSummary {
  return { _id, name, products: lines.length, updatedAt }
}

/** Shows a changed list on its page and among the others. */
async function showChange(
  dispatch: AppDispatch,
  answer: PromiseLike<{ data: ShoppingList | ShoppingListChanged }>,
): Promise<void> {
  const settled = await Promise.resolve(answer).catch(() => undefined)
  if (!settled) return
  const list = 'list' in settled.data ? settled.data.list : settled.data
  await dispatch(shoppingListsApi.util.upsertQueryData('getShoppingList', list._id, list))
  dispatch(
    shoppingListsApi.util.updateQueryData('getShoppingLists', undefined, (lists) => {
      const others = lists.filter(({ _id }) => _id !== list._id)
      return [...others, summaryOf(list)].sort((a, b) => a.name.localeCompare(b.name))
    }),
  )
}

/**
 * The caller's named lists; a buyer has at most fifty, so one page has them all. The owner is mf-orders, whose releases
 * from before this slice define the same endpoints.
 */
export const shoppingListsApi = defineEndpoints('mf-orders/shopping-lists', (build) => ({
  getShoppingLists: build.query<ShoppingListSummary[], void>({
    query: () => `/lists?limit=${largestListLimit}`,
    transformResponse: ({ lists }: ShoppingLists) => lists,
  }),
  getShoppingList: build.query<ShoppingList, string>({
    query: (id) => `/lists/${encodeURIComponent(id)}`,
  }),
  createShoppingList: build.mutation<ShoppingListChanged, NewShoppingList>({
    query: (body) => ({ url: '/lists', method: 'POST', body }),
    onQueryStarted: (_form, { dispatch, queryFulfilled }) => showChange(dispatch, queryFulfilled),
  }),
  renameShoppingList: build.mutation<ShoppingList, { id: string; name: string }>({
    query: ({ id, name }) => ({ url: `/lists/${id}`, method: 'PUT', body: { name } }),
    onQueryStarted: (_change, { dispatch, queryFulfilled }) => showChange(dispatch, queryFulfilled),
  }),
  setShoppingListLines: build.mutation<ShoppingListChanged, ShoppingListLines & { id: string }>({
    query: ({ id, lines }) => ({ url: `/lists/${id}/lines`, method: 'PUT', body: { lines } }),
    onQueryStarted: (_change, { dispatch, queryFulfilled }) => showChange(dispatch, queryFulfilled),
  }),
  deleteShoppingList: build.mutation<void, string>({
    query: (id) => ({ url: `/lists/${id}`, method: 'DELETE' }),
    onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => undefined)
      if (!answer) return
      dispatch(
        shoppingListsApi.util.updateQueryData('getShoppingLists', undefined, (lists) =>
          lists.filter(({ _id }) => _id !== id),
        ),
      )
    },
  }),
}))

export const {
  useGetShoppingListsQuery,
  useCreateShoppingListMutation,
  useSetShoppingListLinesMutation,
} = shoppingListsApi
