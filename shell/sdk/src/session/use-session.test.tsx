import { describe, expect, it } from '@jest/globals'
import { aCart, aCartLine, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { act, screen } from '@testing-library/react'
import { useCartCount } from '../slices/cart/use-cart-count.ts'
import { sessionFrom } from './session.ts'
import { sessionEnded, signedIn } from './session-slice.ts'
import { useSession } from './use-session.ts'

const api = fakeApi()

function Greeting() {
  const { status, user } = useSession()
  return <p>{`${user?.name ?? status}: ${useCartCount()}`}</p>
}

describe('a page that stays open', () => {
  it('follows the signed-in user, with their own server data', async () => {
    api.answers('GET /cart', ({ headers }) =>
      headers.get('authorization') === 'Bearer T2' ? aCart([aCartLine(), aCartLine()]) : aCart(),
    )
    const { store } = renderWithStore(<Greeting />, { session: aUser({ name: 'Asha' }) })
    expect(await screen.findByText('Asha: 1')).toBeInTheDocument()

    const ben = sessionFrom({ token: 'T2', user: aUser({ name: 'Ben' }) })
    act(() => void store.dispatch(signedIn(ben)))
    expect(await screen.findByText('Ben: 2')).toBeInTheDocument()

    act(() => void store.dispatch(sessionEnded()))
    expect(screen.getByText('signed-out: 0')).toBeInTheDocument()
  })
})
