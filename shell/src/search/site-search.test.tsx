import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Suggestions } from '@store/contract/schemas/catalog/search'
import { aUser, fakeApi } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderSite } from '../testing/render-site.tsx'

const api = fakeApi()
const suggestions: Suggestions = {
  products: [
    {
      _id: 'p1',
      name: 'HP 88A Black Toner',
      brand: 'HP',
      modelNo: 'CC388A',
      pictures: [],
      stock: 12,
      prices: { reseller: 410 },
    },
  ],
  categories: [{ name: 'Cartridge', count: 30 }],
  brands: [{ name: 'HP', count: 42 }],
  total: 42,
}
beforeEach(() => {
  api.answers('GET /products/suggest', suggestions)
})

const open = () => renderSite({ route: '/nowhere', session: aUser({ role: 'reseller' }) })
const field = () => screen.getByRole('combobox', { name: 'Search products' })
const optionNames = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent)

describe('the search field of every page', () => {
  it('asks for nothing until something is typed into it', async () => {
    const { user } = open()
    await user.click(field())
    expect(api.calls('GET /products/suggest')).toEqual([])
  })

  it('suggests products with model, my price and stock, then categories and brands', async () => {
    const { user } = open()
    await user.keyboard('/hp 88')
    expect(field()).toHaveFocus()
    // On a busy machine the pause between two keys may be long enough for suggestions.
    await screen.findByRole('option', { name: /hp 88 in HP/ })
    expect(await optionNames()).toEqual([
      'HP 88A Black TonerCC388A · 12 in stock₹410',
      'hp 88 in Cartridge30',
      'hp 88 in HP42',
      'See all 42 products',
    ])
    expect(api.calls('GET /products/suggest').at(-1)?.query.get('q')).toBe('hp 88')
    const list = within(screen.getByRole('listbox', { name: 'Suggestions' }))
    expect(list.getByRole('option', { name: /^hp 88 in HP/ })).toHaveAttribute(
      'href',
      '/reseller/shop?brand=HP&q=hp+88',
    )
  })

  it('goes by arrow keys to a suggestion, and by Enter to its page', async () => {
    const { user, pathname } = open()
    await user.type(field(), 'hp')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { name: 'See all 42 products' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const active = screen.getByRole('option', { selected: true })
    expect(field()).toHaveAttribute('aria-activedescendant', active.id)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(pathname()).toBe('/product/p1'))
  })

  it('searches the shop of the tier by Enter alone', async () => {
    const { user, pathname } = open()
    await user.type(field(), '  hp 88a toner {Enter}')
    await waitFor(() => expect(pathname()).toBe('/reseller/shop'))
    expect(field()).toHaveValue('hp 88a toner')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('closes by Escape and when the focus leaves', async () => {
    const { user } = open()
    await user.type(field(), 'hp')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).toHaveValue('hp')
    await user.keyboard('{ArrowDown}')
    await screen.findAllByRole('option')
    await user.tab()
    await user.tab()
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('says that nothing was found', async () => {
    api.answers('GET /products/suggest', { products: [], categories: [], brands: [], total: 0 })
    const { user } = open()
    await user.type(field(), 'teapot')
    expect(await screen.findByText('No products found for “teapot”.')).toBeVisible()
  })
})
