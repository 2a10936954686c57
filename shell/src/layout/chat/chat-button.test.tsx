import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
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

interface Box {
  left?: number
  right?: number
  top: number
  bottom: number
}

/** jsdom has no layout. */
function lieAt(element: HTMLElement, { left = 300, right = 350, top, bottom }: Box): void {
  const rect = { left, right, top, bottom, width: right - left, height: bottom - top }
  element.getBoundingClientRect = () => rect as DOMRect
}

function putAt(element: HTMLElement, box: Box): HTMLElement {
  lieAt(element, box)
  document.body.append(element)
  return element
}

async function scrollTo(top: number): Promise<void> {
  Object.assign(globalThis, { scrollY: top })
  await act(async () => document.dispatchEvent(new Event('scroll')))
}

it('leaves while the page moves, and comes back when it rests', async () => {
  open('/about')
  for (const place of [400, 500, 300, 0]) {
    await scrollTo(place)
    expect(chat()).toHaveAttribute('data-away')
    await waitFor(() => expect(chat()).not.toHaveAttribute('data-away'))
  }
})

describe('beside controls', () => {
  const added: HTMLElement[] = []
  const put = (name: string, box: Box) => added.push(putAt(document.createElement(name), box))

  beforeEach(() => {
    // As wide as a phone, on which the chat is 10 px off its edge.
    Object.defineProperty(document.documentElement, 'clientWidth', {
      configurable: true,
      value: 360,
    })
    open('/about')
    lieAt(chat(), { top: 680, bottom: 728 })
  })
  afterEach(() => {
    for (const element of added.splice(0)) element.remove()
    Reflect.deleteProperty(document.documentElement, 'clientWidth')
  })

  it('stands above a control that comes where it stood', async () => {
    put('button', { top: 700, bottom: 744 })
    await waitFor(() => expect(chat().style.translate).toBe('0px -32px'))
  })

  it('stands at the other edge where controls take the whole height of its own', async () => {
    put('button', { top: 0, bottom: 744 })
    put('a', { left: 70, right: 290, top: 0, bottom: 744 })
    await waitFor(() => expect(chat().style.translate).toBe('-290px 0px'))
    expect(chat()).not.toHaveAttribute('data-away')
  })

  it('stands where a page of dense rows keeps a place for it', async () => {
    const kept = document.createElement('span')
    kept.dataset.chatPlace = ''
    added.push(putAt(kept, { left: 290, right: 338, top: 684, bottom: 732 }))
    put('button', { left: 0, right: 360, top: 0, bottom: 744 })
    await waitFor(() => expect(chat().style.translate).toBe('-11px 4px'))
    expect(chat()).not.toHaveAttribute('data-away')
  })

  it('is away where both edges are taken and nothing is kept', async () => {
    put('button', { left: 0, right: 360, top: 0, bottom: 744 })
    await waitFor(() => expect(chat()).toHaveAttribute('data-away'))
  })
})
