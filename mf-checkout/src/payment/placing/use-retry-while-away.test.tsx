import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { filesUnavailable, unavailable } from '@store/contract/rules/messages'
import { aCart, anOrder, fakeApi } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { bank, openPayment } from '../testing/open-payment.tsx'

const api = fakeApi()
const proof = new File(['proof'], 'proof.png', { type: 'image/png' })
const retrying = 'The store is not available for a moment. Trying again…'
const away = { code: 'unavailable', message: unavailable } as const
/** More than all pauses together. */
const wholeWaitMs = 60_000

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers('GET /settings/payment', { ...bank, holdHours: 48, online: true })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})
afterEach(() => {
  jest.useRealTimers()
})

const ways = [
  { name: 'with a proof', route: 'POST /orders/manual', button: 'Place order' },
  { name: 'to be reserved', route: 'POST /orders/reserve', button: /^Reserve now/ },
  { name: 'to be paid online', route: 'POST /orders/create', button: /^Pay .* online$/ },
] as const
type Way = (typeof ways)[number]

/** Presses the button; its answer comes when pauses are no longer real. */
async function press({ route, button }: Way) {
  const opened = await openPayment()
  await opened.user.upload(screen.getByLabelText(/Screenshot or receipt/), proof)
  const release = api.holds(route)
  await opened.user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(api.calls(route)).toHaveLength(1))
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  release()
  return opened
}

const keysOf = ({ route }: Way) =>
  api.calls(route).map(({ headers }) => headers.get('idempotency-key'))

describe.each(ways)('an order $name', (way) => {
  it('is sent again by itself while the store is away, and stays one order', async () => {
    api.refuses(way.route, 503, away)
    await press(way)
    await screen.findByText(retrying)
    await waitFor(() => expect(keysOf(way)).toHaveLength(3))
    api.refuses(way.route, 409, 'Quantity exceeds available stock')
    await screen.findAllByText('Quantity exceeds available stock')
    expect(new Set(keysOf(way)).size).toBe(1)
  })
})

describe('an order with a proof', () => {
  const [way] = ways

  it.each([
    ['its files cannot be saved', 503, { code: 'files_unavailable', message: filesUnavailable }],
    ['a proxy finds no API', 502, { message: 'Bad Gateway' }],
  ] as const)('is placed by the next attempt when %s', async (_when, status, error) => {
    api.refuses(way.route, status, error)
    await press(way)
    await screen.findByText(retrying)
    api.answers(way.route, { message: 'Order placed!', order: anOrder() })
    await screen.findByText('Order placed!')
    expect(new Set(keysOf(way)).size).toBe(1)
  })

  it('that is not placed after half a minute says what to do, with its file kept', async () => {
    api.refuses(way.route, 503, away)
    await press(way)
    await screen.findAllByText(unavailable)
    expect(screen.getByText('proof.png')).toBeTruthy()
    expect(screen.getByText(/press Place order again/)).toBeTruthy()
  })

  it('is not sent again after its page was left', async () => {
    api.refuses(way.route, 503, away)
    const opened = await press(way)
    await screen.findByText(retrying)
    const sent = keysOf(way).length
    opened.unmount()
    await jest.advanceTimersByTimeAsync(wholeWaitMs)
    expect(keysOf(way)).toHaveLength(sent)
  })
})

it('an order is not sent again while the payment gateway is away', async () => {
  const message = 'Online payment is not available right now.'
  const way = ways[2]
  api.refuses(way.route, 503, { code: 'gateway_unavailable', message })
  await press(way)
  await screen.findByText(message)
  expect(keysOf(way)).toHaveLength(1)
})
