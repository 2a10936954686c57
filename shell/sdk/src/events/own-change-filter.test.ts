import { expect, it } from '@jest/globals'
import { anOrder, fakeApi } from '@store/sdk/testing'
import { waitFor } from '@testing-library/dom'
import { createStore } from '../store/store.ts'
import { orderCalls } from '../testing/order-calls.ts'
import { ownChangeFilter } from './own-change-filter.ts'

const api = fakeApi()
const route = 'POST /orders/manual'

/** Starts to place the order o2; its response waits until it is released. */
async function placing() {
  api.answers(route, { message: 'Order placed!', order: anOrder({ _id: 'o2' }) })
  const letGo = api.holds(route)
  const store = createStore()
  const answer = store.dispatch(orderCalls.endpoints.changeOrder.initiate())
  await waitFor(() => expect(api.calls(route)).toHaveLength(1))
  const answered = async () => {
    letGo()
    await answer
  }
  return { store, answered }
}

it('recognises the one event of its own change', async () => {
  const { store, answered } = await placing()
  const isEcho = ownChangeFilter()
  await answered()
  expect(isEcho(store.getState(), 'o1')).toBe(false)
  expect(isEcho(store.getState(), 'o2')).toBe(true)
  expect(isEcho(store.getState(), 'o2')).toBe(false)
})

it('does not match the change of somebody else when the own event came before its response', async () => {
  const { store, answered } = await placing()
  const isEcho = ownChangeFilter()
  expect(isEcho(store.getState(), 'o2')).toBe(false)
  await answered()
  expect(isEcho(store.getState(), 'o2')).toBe(false)
})

it('does not match an event that comes too late', async () => {
  const { store, answered } = await placing()
  await answered()
  expect(ownChangeFilter()(store.getState(), 'o2', Date.now() + 10_000)).toBe(false)
})
