import { expect, it } from '@jest/globals'
import { renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { ShopLinks } from './shop-links.tsx'
import { defaultShopView } from './shop-view.ts'
import { aShop, toner } from './testing/open-shop.tsx'

aShop()

const linksOf = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])

it('leads without a script to products, neighbouring pages, categories, brands and countries', async () => {
  const view = { ...defaultShopView, brand: ['HP'], page: 2 }
  renderWithStore(<ShopLinks view={view} products={[toner]} pages={3} />)
  await screen.findByText('Canon')
  expect(linksOf()).toEqual([
    [toner.name, '/product/toner', null],
    ['Previous', '/shop?brand=HP', 'prev'],
    ['Next', '/shop?brand=HP&page=3', 'next'],
    ['Cartridge', '/shop?category=Cartridge', null],
    ['HP', '/shop?brand=HP', null],
    ['Canon', '/shop?brand=Canon', null],
    ['China', '/shop?countryOfOrigin=China', null],
    ['India', '/shop?countryOfOrigin=India', null],
  ])
  expect(screen.getByText(/₹420/)).toBeInTheDocument()
})

it('leads nowhere beyond the first and the last page', () => {
  renderWithStore(<ShopLinks view={defaultShopView} products={[]} pages={1} />)
  expect(screen.queryAllByRole('link', { hidden: true })).toEqual([])
})
