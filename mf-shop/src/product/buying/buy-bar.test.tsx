import { afterEach, expect, it, jest } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { act, screen } from '@testing-library/react'
import { useRef } from 'react'
import { BuyActions } from './buy-actions.tsx'
import { BuyBar } from './buy-bar.tsx'
import { useBuying } from './use-buying.ts'

const api = fakeApi()
const toner = aProduct({ name: 'HP 26A Black Toner', stock: 30 })

// jsdom has no layout; this is the browser's edge.
let scrollOutOfView: () => void
class FakeObserver {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    scrollOutOfView = () => act(() => notify([{ isIntersecting: false }]))
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

function Page({ product }: { product: Product }) {
  const actionsRef = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={actionsRef}>
        <BuyActions product={product} quantity={1} />
      </div>
      <BuyBar buying={useBuying(product)} actionsRef={actionsRef} />
    </>
  )
}

function openPhone(product: Product, session?: ReturnType<typeof aUser>): void {
  const phone = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue(phone)
  Object.assign(globalThis, { IntersectionObserver: FakeObserver })
  renderWithStore(<Page product={product} />, session && { session })
}

it('comes when the buttons are out of view, with one that can be told from theirs by its name', () => {
  openPhone(toner, aUser())
  const name = 'Add to Cart: HP 26A Black Toner'
  expect(screen.queryByRole('button', { name })).toBeNull()
  scrollOutOfView()
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  expect(screen.getByRole('button', { name })).toHaveTextContent(/^Add to Cart$/)
})

it('has the bell instead when the product is out of stock', async () => {
  api.answers('GET /products/:id/stock-alert', { isSet: false })
  openPhone({ ...toner, stock: 0 }, aUser())
  scrollOutOfView()
  const name = 'Notify me when it is back: HP 26A Black Toner'
  expect(await screen.findByRole('button', { name })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Add to Cart:/ })).toBeNull()
})

it('leads a visitor to the login for the bell', () => {
  openPhone({ ...toner, stock: 0 })
  scrollOutOfView()
  const name = 'Log in to be notified when it is back: HP 26A Black Toner'
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/login')
})
