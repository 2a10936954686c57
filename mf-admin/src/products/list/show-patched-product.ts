import type { Product } from '@store/contract/schemas/catalog/catalog'
import { type AppDispatch, catalogApi } from '@store/sdk'
import { managedProductsApi } from './managed-products-api.ts'

const { selectInvalidatedBy, updateQueryData } = managedProductsApi.util

type MutationLifecycle = {
  dispatch: AppDispatch
  getState: () => Parameters<typeof selectInvalidatedBy>[0]
  queryFulfilled: PromiseLike<{ data: Product }>
}

/** Updates the changed product in its form and in every cached page of the table. */
export async function showPatchedProduct(
  _change: unknown,
  { dispatch, getState, queryFulfilled }: MutationLifecycle,
): Promise<void> {
  const answer = await Promise.resolve(queryFulfilled).catch(() => undefined)
  if (!answer) return
  const product = answer.data
  dispatch(catalogApi.util.updateQueryData('getProduct', product._id, () => product))
  for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), ['Product'])) {
    if (endpointName !== 'getManagedProducts') continue
    dispatch(
      updateQueryData('getManagedProducts', originalArgs, ({ products }) => {
        const position = products.findIndex(({ _id }) => _id === product._id)
        if (position >= 0) products[position] = product
      }),
    )
  }
}
