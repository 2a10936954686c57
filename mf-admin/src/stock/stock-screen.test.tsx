import { beforeEach, describe, expect, it } from '@jest/globals'
import type { GoodsIn } from '@store/contract/schemas/stock/stock'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { StockScreen } from './stock-screen.tsx'

const api = fakeApi()

const toner = { _id: 'p1', name: 'Toner', brand: 'HP', modelNo: 'Q2612A' }
const line = { lineNumber: 1, text: 'Q2612A', product: { ...toner, stock: 20 } }
const bill: GoodsIn = {
  _id: 'b1',
  supplier: 'Garg Computer Point',
  billNo: 'GCP/118',
  billedOn: '2026-11-18',
  pieces: 10,
  total: 11_505,
  at: '2026-11-18T10:00:00Z',
  by: 'Asha',
  lines: [{ product: toner, quantity: 10, cost: 1150.5 }],
}

beforeEach(() => {
  api.answers('GET /suppliers', { suppliers: [{ name: 'Garg Computer Point' }] })
  api.answers('GET /stock/goods-in', { bills: [] })
  api.answers('GET /stock/counts', { counts: [] })
})

const open = (search = '') =>
  renderWithStore(<StockScreen />, {
    route: `/superadmin/stock${search}`,
    session: aUser({ role: 'superadmin' }),
  })

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } })

describe('goods in', () => {
  it('are checked, corrected by a choice, and booked with their costs', async () => {
    const { user } = open()
    fill('Supplier', 'Garg Computer Point')
    fill('Bill number', 'GCP/118')
    fill('Day of the bill', '2026-11-18')
    fill('Lines of the bill', 'Q2612\t10\t1150.50')
    const message = 'No product has the model “Q2612”.'
    api.answers('POST /stock/list', {
      lines: [
        {
          ...{ lineNumber: 1, text: 'Q2612', quantity: 10, cost: 1150.5, message },
          suggestions: [toner],
        },
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Check the lines' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByText(/1 to correct/)).toBeTruthy()
    api.answers('POST /stock/list', { lines: [{ ...line, quantity: 10, cost: 1150.5 }] })
    await user.click(screen.getByRole('button', { name: 'Q2612A Toner for line 1' }))
    await screen.findByText('1 lines, 10 pieces, ₹11,505.00 without GST.')
    api.answers('POST /stock/goods-in', bill)
    await user.click(screen.getByRole('button', { name: 'Add to the stock' }))
    await waitFor(() => expect(api.calls('POST /stock/goods-in')).toHaveLength(1))
    const [call] = api.calls('POST /stock/goods-in')
    expect(call?.body).toEqual({
      supplier: 'Garg Computer Point',
      billNo: 'GCP/118',
      billedOn: '2026-11-18',
      lines: [{ productId: 'p1', quantity: 10, cost: 1150.5 }],
    })
    expect(call?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('say at each line why it was refused', async () => {
    const { user } = open()
    fill('Supplier', 'Garg')
    fill('Bill number', '1')
    fill('Day of the bill', '2026-11-18')
    fill('Lines of the bill', 'Q2612A\t10')
    api.answers('POST /stock/list', { lines: [{ ...line, quantity: 10 }] })
    await user.click(screen.getByRole('button', { name: 'Check the lines' }))
    api.refuses('POST /stock/goods-in', 400, {
      code: 'invalid_input',
      message: 'Some lines cannot be booked. Nothing was booked.',
      errors: [{ field: 'lines.0.productId', message: 'This product is no longer on sale.' }],
    })
    await user.click(await screen.findByRole('button', { name: 'Add to the stock' }))
    const table = within(await screen.findByRole('table', { name: 'Lines' }))
    expect(await table.findByText('This product is no longer on sale.')).toBeTruthy()
  })
})

it('a count scans pieces and posts what was found', async () => {
  const { user } = open('?show=count')
  await user.type(
    await screen.findByLabelText(/Scan or type a model/),
    'Q2612A{Enter}Q2612A{Enter}',
  )
  expect(screen.getByLabelText(/What was counted/)).toHaveValue('Q2612A\t2')
  api.answers('POST /stock/list', { lines: [{ ...line, quantity: 2 }] })
  await user.click(screen.getByRole('button', { name: 'Check the lines' }))
  api.answers('POST /stock/counts', {
    ...{ _id: 'c1', at: '2026-11-18T10:00:00Z', by: 'Asha', products: 1, differences: 1 },
    lines: [{ product: toner, counted: 2, expected: 3, promised: 0, difference: -1 }],
  })
  await user.click(await screen.findByRole('button', { name: 'Post the count' }))
  await waitFor(() =>
    expect(api.calls('POST /stock/counts').at(-1)?.body).toEqual({
      lines: [{ productId: 'p1', counted: 2 }],
    }),
  )
})

it('the reorder list shows what to order, for the days that are typed', async () => {
  api.answers('GET /stock/reorder', {
    brands: [{ brand: 'HP', products: 1, pieces: 26 }],
    lines: [
      {
        ...{ product: toner, sold: 45, stock: 14, daysOfCover: 28, suggested: 26 },
        margin: { lastCost: 75, margins: { enduser: 62.5, reseller: 50, distributor: 25 } },
      },
    ],
  })
  open('?show=reorder')
  const table = within(await screen.findByRole('table', { name: 'What to order' }))
  expect(table.getByText('26')).toBeTruthy()
  expect(table.getByText('₹75; end user 62.5 %, reseller 50 %, distributor 25 %')).toBeTruthy()
  fill('Goods come in days', '20')
  await waitFor(() =>
    expect(Object.fromEntries(api.calls('GET /stock/reorder').at(-1)?.query ?? [])).toMatchObject({
      lead: '20',
      cover: '30',
    }),
  )
})
