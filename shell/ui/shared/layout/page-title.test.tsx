import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { company } from '../../../sdk/src/company/company.ts'
import { PageHeader } from './page-header.tsx'

it('sets the heading and the document title, once', () => {
  const page = (title: string) => (
    <MemoryRouter>
      <PageHeader title={title} trail={[{ label: 'Home', to: '/' }, { label: title }]} />
    </MemoryRouter>
  )
  const { rerender, unmount } = render(page('Cart'))
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument()
  expect(document.title).toBe(`Cart · ${company.name}`)
  rerender(page('Checkout'))
  expect(document.title).toBe(`Checkout · ${company.name}`)
  unmount()
  expect(document.title).toBe(company.name)
})
