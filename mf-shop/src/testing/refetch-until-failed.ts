import { expect } from '@jest/globals'
import { type AppStore, type StoreTag, storeApi } from '@store/sdk/testing'
import { act, waitFor } from '@testing-library/react'

/** Triggers a refetch, as polling does, and waits until it has failed. */
export async function refetchUntilFailed(store: AppStore, tag: StoreTag): Promise<void> {
  act(() => void store.dispatch(storeApi.util.invalidateTags([tag])))
  await waitFor(() => {
    const queries = Object.values(store.getState().storeApi.queries)
    const statuses = queries.map((query) => query?.status)
    expect(statuses).toContain('rejected')
    expect(statuses).not.toContain('pending')
  })
}
