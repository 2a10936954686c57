import { describe, expect, it } from '@jest/globals'
import type { Purchase, QuantityFile } from '@store/contract/schemas/orders/purchases'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { BuyAgainScreen } from './buy-again-screen.tsx'

const api = fakeApi()

const bought = (productId: string, brand: string, given: Partial<Purchase> = {}): Purchase => ({
  ...{ productId, brand, name: `${brand} toner`, category: 'Cartridge', modelNo: '12A' },
  ...{ orders: 4, usualQuantity: 12, rhythmDays: 30 },
  lastOrder: { _id: 'o1', createdAt: '2026-10-24T06:00:00.000Z', quantity: 10, price: 450 },
  offer: { stock: 100, price: 450, quantityBasedPrices: [] },
  ...given,
})

async function fill(read: Partial<QuantityFile>) {
  const { offer: _, ...gone } = bought('p3', 'HP', { modelNo: 'CE285A' })
  api.answers('GET /purchases', {
    purchases: [bought('p1', 'ProDot'), bought('p2', 'Zebronics'), gone],
  })
  renderWithStore(<BuyAgainScreen />, {
    route: '/buy-again',
    session: aUser({ role: 'reseller' }),
  })
  await screen.findByRole('table')
  api.answers('POST /purchases/quantities', { lines: [], rejected: [], ...read })
  fireEvent.change(screen.getByLabelText(/^Quantities from a file/), {
    target: { files: [new File(['x'], 'order.xlsx')] },
  })
}

const quantities = () =>
  ['ProDot', 'Zebronics'].map(
    (brand) =>
      screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${brand} toner` }).value,
  )

describe('a file of quantities', () => {
  it('fills those of each brand, though both have the model number', async () => {
    await fill({
      lines: [
        { modelNo: '12A', brand: 'ProDot', quantity: 5 },
        { modelNo: '12A', brand: 'Zebronics', quantity: 3 },
      ],
    })
    await waitFor(() => expect(quantities()).toEqual(['5', '3']))
  })

  it('names model numbers that several products have, and products that cannot be ordered', async () => {
    await fill({
      lines: [
        { modelNo: '12A', quantity: 5 },
        { modelNo: 'CE285A', quantity: 3 },
      ],
    })
    await screen.findByText(
      '12A may be one of several: ProDot 12A, Zebronics 12A. Type its quantity above.',
    )
    expect(screen.getByText('Cannot be ordered now: CE285A')).toBeVisible()
    expect(quantities()).toEqual(['', ''])
  })
})
