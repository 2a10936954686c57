import { expect, it } from '@jest/globals'
import { catalogApi } from '@store/sdk'
import { aProduct, fakeApi, renderWithStore } from '@store/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { ChatButton } from './chat-button.tsx'

const api = fakeApi()

function open(route: string) {
  const { store } = renderWithStore(<ChatButton />, { route, path: '*' })
  const text = () => {
    const link = screen.getByRole('link', { name: 'Chat on WhatsApp' })
    return new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  }
  return { store, text }
}

it('asks a question', () => {
  expect(open('/about').text()).toBe('Hello Deccan IT Supply, I have a question.')
})

it('names the open order', () => {
  expect(open('/orders/01JABCDEFG123456').text()).toMatch(/a question about order #123456\.$/)
})

it('names the model of the open product once it is loaded', async () => {
  api.answers('GET /products/:id', aProduct({ _id: 'p1', modelNo: 'CF226A' }))
  const { store, text } = open('/product/p1')
  expect(text()).toMatch(/a question\.$/)
  void store.dispatch(catalogApi.util.prefetch('getProduct', 'p1', {}))
  await waitFor(() => expect(text()).toMatch(/a question about CF226A\.$/))
})

const chat = () => screen.getByRole('link', { name: 'Chat on WhatsApp' })

/** jsdom has no layout. */
function lieAt(element: HTMLElement, box: { top: number; bottom: number }): void {
  const rect = { left: 300, right: 350, width: 50, height: box.bottom - box.top, ...box }
  element.getBoundingClientRect = () => rect as DOMRect
}

async function scrollTo(top: number): Promise<void> {
  Object.assign(globalThis, { scrollY: top })
  await act(async () => document.dispatchEvent(new Event('scroll')))
}

it('leaves while the page moves down, and comes back when it moves up', async () => {
  open('/about')
  await scrollTo(400)
  expect(chat()).toHaveAttribute('data-away')
  await scrollTo(300)
  await waitFor(() => expect(chat()).not.toHaveAttribute('data-away'))
  await scrollTo(0)
})

it('is not there before a place is found', async () => {
  open('/about')
  expect(chat()).toHaveAttribute('data-away')
  await waitFor(() => expect(chat()).not.toHaveAttribute('data-away'))
})

it('stands above a control that comes where it stood', async () => {
  open('/about')
  lieAt(chat(), { top: 680, bottom: 728 })
  const control = document.createElement('button')
  lieAt(control, { top: 700, bottom: 744 })
  document.body.append(control)
  await waitFor(() => expect(chat().style.translate).toBe('0 -32px'))
  control.remove()
})

it('stands above an amount that it would hide, and over text where nothing else is free', async () => {
  const line = { left: 290, right: 360, width: 70, top: 700, bottom: 720, height: 20 }
  const ofText = { configurable: true, value: () => [line] }
  Object.defineProperty(Range.prototype, 'getClientRects', ofText)
  open('/cart')
  lieAt(chat(), { top: 680, bottom: 728 })
  const amount = document.createElement('p')
  amount.textContent = '₹3,47,260'
  lieAt(amount, { top: 700, bottom: 720 })
  document.body.append(amount)
  await waitFor(() => expect(chat().style.translate).toBe('0 -32px'))
  Object.assign(line, { top: 100, height: 620 })
  lieAt(amount, { top: 100, bottom: 720 })
  await scrollTo(0)
  await waitFor(() => expect(chat().style.translate).toBe(''))
  amount.remove()
  Reflect.deleteProperty(Range.prototype, 'getClientRects')
})
