import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { AgeingList } from './ageing-list.tsx'
import { overdueOf } from './overdue-of.ts'

const ageing = {
  ...{ notDue: 200, days30: 0, days60: 0.1, days90: 0, over90: 0.2 },
  ...{ advances: 50, balance: 150.3 },
}

const amountOf = (term: string) => screen.getByText(term).nextElementSibling

it('marks what is overdue, and nothing else', () => {
  render(<AgeingList ageing={ageing} />)
  expect(amountOf('Over 90 days')?.querySelector('svg')).not.toBeNull()
  for (const term of ['Not overdue', '1–30 days']) {
    expect(amountOf(term)?.querySelector('svg')).toBeNull()
  }
})

it('adds what is overdue to the paisa', () => {
  expect(overdueOf(ageing)).toBe(0.3)
})
