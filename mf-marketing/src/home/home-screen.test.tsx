import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import { aUser, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { HomeScreen } from './home-screen.tsx'

beforeEach(() => {
  const still = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
  jest.spyOn(window, 'matchMedia').mockReturnValue(still)
})

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

function linksOf(section: string): [name: string | null, to: string | null][] {
  const links = within(screen.getByRole('region', { name: section })).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

it('links to the shop', () => {
  renderWithStore(<HomeScreen />)
  expect(screen.getByRole('link', { name: 'Shop All Products' })).toHaveAttribute('href', '/shop')
})

it('links each of the 33 brands to its products', () => {
  renderWithStore(<HomeScreen />)
  const links = linksOf('Shop by Top Brands')
  expect(links.map(([name]) => name)).toEqual([...brands])
  expect(links).toContainEqual(['HP', '/shop?brand=HP'])
  expect(links).toContainEqual(['CP Plus', '/shop?brand=CP+Plus'])
})

it('links each of the 25 categories to its products', () => {
  renderWithStore(<HomeScreen />)
  const links = linksOf('Shop by Top Categories')
  expect(links.map(([name]) => name)).toEqual([...categories])
  expect(links).toContainEqual(['POE Switch', '/shop?category=POE+Switch'])
})

it('links the picture rows to their products', () => {
  renderWithStore(<HomeScreen />)
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('Shop Surveillance')).toBe('/shop?category=Surveillance')
  expect(target('Shop Wi-Fi')).toBe('/shop?category=Router')
  expect(target('Shop Desktop & PC')).toBe('/shop?category=Desktop')
})

it('links a reseller to the shop with their own prices', () => {
  renderWithStore(<HomeScreen />, { session: aUser({ role: 'reseller' }) })
  expect(screen.getByRole('link', { name: 'Shop All Products' })).toHaveAttribute(
    'href',
    '/reseller/shop',
  )
  expect(linksOf('Shop by Top Brands')).toContainEqual(['HP', '/reseller/shop?brand=HP'])
})

it('has one main heading, about the company, and reasons to buy here', () => {
  renderWithStore(<HomeScreen />)
  expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([
    'Distribution of IT peripherals, surveillance and networking',
  ])
  expect(screen.getByRole('heading', { name: /^Why Choose/ })).toBeVisible()
})
