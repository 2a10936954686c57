import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { aShop, toner } from '../testing/open-shop.tsx'

const shop = aShop()

describe('filters and URL', () => {
  it('read the view from the URL', async () => {
    shop.open('/shop?brand=hp&category=Cartridge&q=26a&sort=highToLow&page=2')
    await shop.card()
    expect(shop.lastQuery()).toEqual({
      brand: 'hp',
      category: 'Cartridge',
      q: '26a',
      sort: 'highToLow',
      page: '2',
      limit: '50',
    })
    expect(await screen.findByRole('option', { name: 'HP (12)', selected: true })).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('26a')
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('highToLow')
    expect(shop.lastFacetQuery()).toEqual({ brand: 'hp', category: 'Cartridge', q: '26a' })
  })

  it('push a selection to the history, with page 1', async () => {
    const { user, router } = shop.open('/shop?page=3')
    await screen.findByRole('option', { name: 'Canon (1)' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Canon')
    expect(router.state.location.search).toBe('?brand=Canon')
    expect(router.state.historyAction).toBe('PUSH')
    await waitFor(() => expect(shop.lastQuery()).toMatchObject({ brand: 'Canon', page: '1' }))
    expect(shop.lastFacetQuery()).toEqual({ brand: 'Canon' })
  })

  it('restore the previous view with Back', async () => {
    const { user, router } = shop.open('/shop?q=hp')
    await shop.card()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'highToLow')
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(router.state.location.search).toBe('?sort=highToLow'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('hp'))
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('lowToHigh')
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

  it('include text that was typed just before a selection', async () => {
    const { user, router } = shop.open()
    await screen.findByRole('option', { name: 'HP (12)' })
    await user.type(screen.getByRole('searchbox'), '26a')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'HP')
    expect(router.state.location.search).toBe('?brand=HP&q=26a')
  })

  it('focus the search box on /', async () => {
    const { user } = shop.open()
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
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
