import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { chooseGstView } from '../../pricing/gst-view.ts'
import { aShop, toner } from '../testing/open-shop.tsx'

const shop = aShop()
afterEach(() => {
  act(() => chooseGstView('including'))
})
const brand = (name: string) =>
  within(screen.getByRole('group', { name: 'Brand' })).findByRole('checkbox', { name })

describe('filters and URL', () => {
  it('read the view from the URL', async () => {
    shop.open('/shop?brand=hp&category=Cartridge&q=26a&inStock=true&sort=highToLow&page=2')
    await shop.card()
    expect(shop.lastQuery()).toEqual({
      brand: 'hp',
      category: 'Cartridge',
      q: '26a',
      inStock: 'true',
      sort: 'highToLow',
      page: '2',
      limit: '50',
    })
    expect(await brand('HP (12)')).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'In stock only (11)' })).toBeChecked()
    expect(screen.getByRole('searchbox')).toHaveValue('26a')
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('highToLow')
  })

  it('choose several brands, one history entry each, with page 1', async () => {
    const { user, router } = shop.open('/shop?page=3')
    await shop.panel()
    await user.click(await brand('Canon (1)'))
    await user.click(await brand('HP (12)'))
    expect(router.state.location.search).toBe('?brand=Canon&brand=HP')
    expect(router.state.historyAction).toBe('PUSH')
    await waitFor(() =>
      expect(shop.api.calls('GET /products').at(-1)?.query.getAll('brand')).toEqual([
        'Canon',
        'HP',
      ]),
    )
    expect(shop.lastQuery()).toMatchObject({ page: '1' })
    await user.click(screen.getByRole('button', { name: 'Remove Canon' }))
    expect(router.state.location.search).toBe('?brand=HP')
    await user.click(await brand('HP (12)'))
    expect(router.state.location.search).toBe('')
  })

  it('apply a price range and the stock, and show them as chips', async () => {
    const { user, router } = shop.open()
    await shop.panel()
    const min = screen.getByRole('textbox', { name: 'Min price' })
    await waitFor(() => expect(min).toHaveAttribute('placeholder', '₹90'))
    await user.type(min, '100')
    await waitFor(() => expect(router.state.location.search).toBe('?minPrice=100'))
    await user.type(screen.getByRole('textbox', { name: 'Max price' }), '2500')
    await waitFor(() => expect(router.state.location.search).toBe('?minPrice=100&maxPrice=2500'))
    await user.click(screen.getByRole('checkbox', { name: /^In stock only/ }))
    const chips = screen.getByRole('group', { name: 'Chosen filters' })
    expect(within(chips).getByText('In stock')).toBeVisible()
    await user.click(within(chips).getByRole('button', { name: 'Remove ₹100 – ₹2,500' }))
    expect(router.state.location.search).toBe('?inStock=true')
    expect(min).toHaveValue('')
  })

  it('choose countries of origin, and sort by them', async () => {
    const { user, router } = shop.open()
    await shop.panel()
    const group = within(screen.getByRole('group', { name: 'Country of origin' }))
    expect(group.queryByRole('textbox')).toBeNull()
    await user.click(await group.findByRole('checkbox', { name: 'China (8)' }))
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Sort' }),
      screen.getByRole('option', { name: 'Country of origin' }),
    )
    const search = '?countryOfOrigin=China&sort=countryOfOrigin'
    await waitFor(() => expect(router.state.location.search).toBe(search))
    await waitFor(() =>
      expect(shop.lastQuery()).toMatchObject({ countryOfOrigin: 'China', sort: 'countryOfOrigin' }),
    )
    await user.click(screen.getByRole('button', { name: 'Remove China' }))
    expect(router.state.location.search).toBe('?sort=countryOfOrigin')
  })

  it('find a country among many', async () => {
    const countries = ['China', 'India', 'Indonesia', 'Japan', 'Malaysia', 'Taiwan', 'Vietnam'].map(
      (name) => ({ name, count: 1 }),
    )
    shop.api.answers('GET /products/facets', {
      ...{ brands: [], categories: [], countries },
      inStock: 12,
    })
    const { user } = shop.open()
    await shop.panel()
    const group = within(screen.getByRole('group', { name: 'Country of origin' }))
    await user.type(await group.findByRole('textbox', { name: 'Find a country' }), 'viet')
    expect(group.getAllByRole('checkbox')).toEqual([
      group.getByRole('checkbox', { name: 'Vietnam (1)' }),
    ])
  })

  it('show all names of a long facet on request', async () => {
    const brands = Array.from({ length: 12 }, (_, index) => ({ name: `B${index}`, count: 1 }))
    shop.api.answers('GET /products/facets', {
      ...{ brands, categories: [], countries: [] },
      inStock: 12,
    })
    const { user } = shop.open('/shop?brand=B11')
    await shop.panel()
    await brand('B11 (1)')
    expect(screen.queryByRole('checkbox', { name: 'B9 (1)' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show all 12' }))
    expect(await brand('B9 (1)')).toBeVisible()
  })

  it('restore the previous view with Back', async () => {
    const { user, router } = shop.open('/shop?q=hp')
    await shop.card()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'highToLow')
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(router.state.location.search).toBe('?sort=highToLow'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('hp'))
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('bestMatch')
  })

  it('sort by best match what words find, by price when asked to, and all products by price', async () => {
    const { user, router } = shop.open('/shop?q=hp')
    await shop.card()
    const sort = screen.getByRole('combobox', { name: 'Sort' })
    expect(sort).toHaveDisplayValue('Best match')
    expect(shop.lastQuery()).not.toHaveProperty('sort')
    await user.selectOptions(sort, 'Price: low to high')
    await waitFor(() => expect(shop.lastQuery()).toMatchObject({ sort: 'lowToHigh' }))
    expect(router.state.location.search).toBe('?q=hp&sort=lowToHigh')
    await user.selectOptions(sort, 'Best match')
    expect(router.state.location.search).toBe('?q=hp')
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(sort).toHaveDisplayValue('Price: low to high')
    expect(screen.queryByRole('option', { name: 'Best match' })).toBeNull()
  })

  it('search while the user types, after a pause, without filling the history', async () => {
    const { user, router } = shop.open('/shop?page=2')
    await shop.card()
    await user.type(screen.getByRole('searchbox'), 'toner')
    await waitFor(() => expect(router.state.location.search).toBe('?q=toner'))
    expect(router.state.historyAction).toBe('REPLACE')
    await waitFor(() => expect(shop.lastQuery()).toMatchObject({ q: 'toner', page: '1' }))
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(shop.api.calls('GET /products')).toHaveLength(2)
  })

  it('keep text that was typed just before a selection', async () => {
    const { user, router } = shop.open()
    await shop.panel()
    const hp = await brand('HP (12)')
    await user.type(screen.getByRole('searchbox'), '26a')
    await user.click(hp)
    await waitFor(() => expect(router.state.location.search).toBe('?brand=HP&q=26a'))
  })

  it('focus the search box on /, and from there the first product on ArrowDown', async () => {
    shop.api.answers('GET /products/:id', toner)
    const { user } = shop.open()
    await shop.card()
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: toner.name })).toHaveFocus()
  })

  it('change the page and scroll to its top', async () => {
    shop.sell([toner], 51)
    const { user, router } = shop.open('/shop?brand=HP')
    await shop.card()
    expect(screen.getByText('Page 1 of 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(router.state.location.search).toBe('?brand=HP&page=2')
    expect(await screen.findByText('Page 2 of 2')).toBeVisible()
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  })

  it('make the previous products inert while new ones load', async () => {
    const { user } = shop.open()
    const former = await shop.card()
    shop.api.holds('GET /products')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'highToLow')
    await waitFor(() => expect(former.closest('[inert]')).not.toBeNull())
  })
})

describe('on a phone', () => {
  it('filters, sorting and prices without GST are in one sheet', async () => {
    const narrow = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue(narrow)
    const { user, router } = shop.open('/shop?brand=Canon')
    await shop.card()
    expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'View' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Filter & sort (1)' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter & sort' }))
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Sort' }), 'highToLow')
    expect(screen.getByText('Prices include GST')).toBeInTheDocument()
    await user.click(sheet.getByRole('button', { name: 'excl. GST' }))
    expect(screen.getByText('Prices exclude GST')).toBeInTheDocument()
    await user.click(await sheet.findByRole('checkbox', { name: 'HP (12)' }))
    expect(router.state.location.search).toBe('?brand=Canon&brand=HP&sort=highToLow')
    await user.click(await sheet.findByRole('button', { name: 'Show 1 product' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('on a tablet', () => {
  it('filters are in the sheet, sorting is above the products', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query === '(width < 64rem)',
        }) as MediaQueryList,
    )
    const { user } = shop.open()
    await shop.card()
    expect(screen.getByRole('combobox', { name: 'Sort' })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Brand' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Filter & sort' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter & sort' }))
    expect(await sheet.findByRole('group', { name: 'Brand' })).toBeVisible()
  })
})
