import { afterEach, expect, it } from '@jest/globals'
import { aUser, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { AboutScreen } from './about/about-screen.tsx'
import { BrandSectionScreen } from './home/brand-section.tsx'
import { CategorySectionScreen } from './home/category-section.tsx'
import { WhyChooseScreen } from './home/choose/why-choose.tsx'
import { ImageSectionScreen } from './home/image-rows/image-section.tsx'
import { ItAccessoriesScreen } from './it-accessories/it-accessories-screen.tsx'
import { OurTeamScreen } from './our-team/our-team-screen.tsx'

afterEach(() => localStorage.clear())

it('shows since when and for whom the company works', () => {
  renderWithStore(<AboutScreen />)
  for (const figure of ['1995', '2012', 'Over 2500', 'Over 50']) {
    expect(screen.getByText(figure)).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'Meet our team' })).toHaveAttribute('href', '/our-team')
})

it('presents six people with name, title and experience', () => {
  renderWithStore(<OurTeamScreen />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6)
  expect(screen.getByText('Founder and Managing Director')).toBeVisible()
  expect(screen.getByText(/^31 years in IT distribution/)).toBeVisible()
})

it.each([
  ['/choose', WhyChooseScreen, /^Why Choose /],
  ['/brand-section', BrandSectionScreen, /^Shop by Top Brands$/],
  ['/topcategories-section', CategorySectionScreen, /^Shop by Top Categories$/],
])('shows a section of the home page at %s', (_path, Section, title) => {
  renderWithStore(<Section />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})

it('links a distributor from the picture rows to their own shop', () => {
  renderWithStore(<ImageSectionScreen />, { session: aUser({ role: 'distributor' }) })
  expect(screen.getByRole('link', { name: 'Shop Wi-Fi' })).toHaveAttribute(
    'href',
    '/distributor/shop?category=Router',
  )
})

it('shows eight kinds of accessories and links to the contact page', () => {
  renderWithStore(<ItAccessoriesScreen />)
  expect(screen.getAllByRole('heading', { level: 2 }).map((kind) => kind.textContent)).toEqual([
    'Printers',
    'Cartridges',
    'Monitors',
    'Mouse',
    'Keyboards',
    'Headphones',
    'Webcams',
    'External storage',
  ])
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  expect(screen.getByRole('link', { name: 'Webcams' })).toHaveAttribute('href', '/shop?q=webcam')
})
