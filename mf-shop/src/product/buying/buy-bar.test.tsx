import { afterEach, expect, it, jest } from '@jest/globals'
import { aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { act, screen } from '@testing-library/react'
import { useRef } from 'react'
import { BuyActions } from './buy-actions.tsx'
import { BuyBar } from './buy-bar.tsx'
import { useBuying } from './use-buying.ts'

fakeApi()
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

function Page() {
  const actionsRef = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={actionsRef}>
        <BuyActions product={toner} quantity={1} />
      </div>
      <BuyBar buying={useBuying(toner)} actionsRef={actionsRef} />
    </>
  )
}

it('comes when the buttons are out of view, with one that can be told from theirs by its name', () => {
  const phone = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue(phone)
  Object.assign(globalThis, { IntersectionObserver: FakeObserver })
  renderWithStore(<Page />, { session: aUser() })
  const name = 'Add to Cart: HP 26A Black Toner'
  expect(screen.queryByRole('button', { name })).toBeNull()
  scrollOutOfView()
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  expect(screen.getByRole('button', { name })).toHaveTextContent(/^Add to Cart$/)
})
