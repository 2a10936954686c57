import { describe, expect, it, jest } from '@jest/globals'
import { Avatar } from '@store/ui/shared'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Definition, DefinitionList } from './definition-list.tsx'
import { Price } from './price.tsx'
import { ProductImage } from './product-image.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Table } from './table.tsx'
import { Tag } from './tag.tsx'

describe('Price', () => {
  it('shows the former price only when it was higher', () => {
    const { rerender } = render(<Price rupees={1180} was={1299} per="piece" />)
    expect(screen.getByText('₹1,299')).toBeInTheDocument()
    expect(screen.getByText('per piece')).toBeInTheDocument()
    rerender(<Price rupees={1180} was={1180} />)
    expect(screen.queryByText(/Was/)).not.toBeInTheDocument()
  })
})

describe('ProductImage', () => {
  it('loads lazily, except in the first row', () => {
    const img = { src: '/a.webp', alt: 'Toner', width: 480, height: 480 }
    const { rerender } = render(<ProductImage {...img} />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
    rerender(<ProductImage {...img} priority />)
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  })

  it('hides when it fails, and appears again with another source', () => {
    const img = { alt: 'Toner', width: 480, height: 480 }
    const { rerender } = render(<ProductImage src="/gone.webp" {...img} />)
    fireEvent.error(screen.getByAltText('Toner'))
    expect(screen.getByAltText('Toner')).not.toBeVisible()
    rerender(<ProductImage src="/here.webp" {...img} />)
    expect(screen.getByAltText('Toner')).toBeVisible()
  })
})

it('pairs each term with its description', () => {
  render(
    <DefinitionList>
      <Definition term="Brand">HP</Definition>
      <Definition term="Model">CF226A</Definition>
    </DefinitionList>,
  )
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  expect(terms).toEqual(['Brand', 'Model'])
  expect(screen.getByText('Model').nextElementSibling).toHaveTextContent('CF226A')
})

it('shows a missing status as Processing (ordering 4.1)', () => {
  render(<StatusBadge status={undefined} tone="waiting" />)
  expect(screen.getByText('Processing')).toBeInTheDocument()
})

it('names the column in every cell, for the cards on a phone', () => {
  const columns = [
    { key: 'name', header: 'Name', cell: (row: { name: string }) => row.name },
    { key: 'stock', header: 'Stock', cell: () => 12 },
  ]
  render(
    <Table
      caption="Products"
      columns={columns}
      rows={[{ name: 'HP 88A' }]}
      rowKey={(row) => row.name}
    />,
  )
  const table = screen.getByRole('table', { name: 'Products' })
  expect(within(table).getByRole('cell', { name: 'HP 88A' })).toHaveAttribute('data-label', 'Name')
  expect(within(table).getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'Stock')
})

it('has a remove button with an accessible name', async () => {
  const handleRemove = jest.fn()
  render(<Tag onRemove={handleRemove}>HP</Tag>)
  await userEvent.click(screen.getByRole('button', { name: 'Remove HP' }))
  expect(handleRemove).toHaveBeenCalledTimes(1)
})

it.each([
  ['asha', 'a'],
  ['  राम', 'र'],
  ['', '?'],
])('shows %p by its first letter', (name, letter) => {
  const { container } = render(<Avatar name={name} />)
  expect(container).toHaveTextContent(letter)
})
