import type { User } from '@store/contract/schemas/accounts/accounts'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { type InitialEntry, Route, Routes } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import { theme } from '../../ui/shared/theme/theme.ts'
import { toast } from '../../ui/shared/toasts/toast.ts'
import { ToastViewport } from '../../ui/shared/toasts/toast-viewport.tsx'
import { sessionFrom } from '../src/session/session.ts'
import { signedIn } from '../src/session/session-slice.ts'
import { SlotProvider, type SlotState } from '../src/slot.ts'
import { createStore } from '../src/store/store.ts'
import { memoryRouter } from './memory-router.tsx'

interface RenderOptions {
  /** The initial location, optionally with router state. */
  route?: InitialEntry
  /** The screen's route pattern; other paths render nothing. */
  path?: string
  /** The signed-in user; nobody when absent. */
  session?: User
  /** What the slot of the page holds; empty when absent. */
  slot?: SlotState
}

/**
 * Renders a screen as the shell does: with a new store, theme, toasts and a router.
 * @returns Testing Library's result plus `store`, `router` and `user` (user-event)
 * @example
 * const { user, router } = renderWithStore(<CartScreen />, { session: aUser() })
 * await user.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }))
 * expect(router.state.location.pathname).toBe('/checkout')
 */
export function renderWithStore(ui: ReactNode, options: RenderOptions = {}) {
  const { route = '/', path, session, slot } = options
  // A page that the test rendered before may still show one.
  act(() => toast.clear())
  // A toast is rendered at once; with the next frame its data would come later, and a test between the two fails.
  const store = createStore({ batching: 'tick' })
  if (session) store.dispatch(signedIn(sessionFrom({ token: 'token-of-the-test', user: session })))
  const here = path ?? (typeof route === 'string' ? route.split('?')[0] : route.pathname) ?? '/'
  const router = memoryRouter(route)
  const screen = slot ? <SlotProvider value={() => slot}>{ui}</SlotProvider> : ui
  const page = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        {router.around(
          <>
            <ToastViewport />
            <Routes>
              <Route path={here} element={screen} />
              <Route path="*" element={null} />
            </Routes>
          </>,
        )}
      </ThemeProvider>
    </Provider>,
  )
  return { ...page, store, router, user: userEvent.setup() }
}
