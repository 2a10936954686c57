import { expect, it, jest } from '@jest/globals'
import { aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { BuyActions } from './buy-actions.tsx'
import { BuyBar } from './buy-bar.tsx'
import { useBuying } from './use-buying.ts'

fakeApi()
const toner = aProduct({ name: 'HP 26A Black Toner', stock: 30 })

function ScrolledPage() {
  return (
    <>
      <BuyActions product={toner} quantity={1} />
      <BuyBar buying={useBuying(toner)} isShown />
    </>
  )
}

it('has a button that can be told from the one out of view by its name', () => {
  const phone = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue(phone)
  renderWithStore(<ScrolledPage />, { session: aUser() })
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  const own = screen.getByRole('button', { name: 'Add to Cart: HP 26A Black Toner' })
  expect(own).toHaveTextContent(/^Add to Cart$/)
})
