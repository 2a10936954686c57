import { describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageWindow } from './page-window.ts'
import { Pagination } from './pagination.tsx'

describe('Pagination', () => {
  it('is not rendered for a single page', () => {
    const { container } = render(<Pagination page={1} pages={1} onPage={() => undefined} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('shows the current page and links in both directions', async () => {
    const handlePage = jest.fn()
    render(<Pagination page={2} pages={3} onPage={handlePage} />)
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(handlePage.mock.calls).toEqual([[1], [3]])
  })

  it('is disabled at both ends', () => {
    const { rerender } = render(<Pagination page={1} pages={2} onPage={() => undefined} />)
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    rerender(<Pagination page={2} pages={2} onPage={() => undefined} previousLabel="Prev" />)
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Prev' })).toBeEnabled()
  })

  it('marks the page among the numbers', async () => {
    const handlePage = jest.fn()
    render(<Pagination variant="numbered" page={2} pages={9} onPage={handlePage} />)
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('2')
    await userEvent.click(screen.getByRole('button', { name: 'Page 9' }))
    expect(handlePage).toHaveBeenCalledWith(9)
  })
})

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [3, 5, '1 2 3 4 5'],
    [1, 9, '1 2 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
  ])('shows page %d of %d as %s', (page, pages, shown) => {
    const steps = pageWindow(page, pages).map((step) => (step.kind === 'gap' ? '…' : step.page))
    expect(steps.join(' ')).toBe(shown)
  })
})
