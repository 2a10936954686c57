import { expect, it } from '@jest/globals'
import { defaultOrdersView, filterOf, readOrdersView, writeOrdersView } from './orders-view.ts'

it('is kept in the URL, without defaults and invalid values', () => {
  const view = { q: '88A', status: 'shipped', from: '2026-11-01', to: '2026-11-20' } as const
  expect(readOrdersView(writeOrdersView(view))).toEqual(view)
  expect(String(writeOrdersView({ ...defaultOrdersView, q: ' ' }))).toBe('')
  const bad = new URLSearchParams({ status: 'lost', from: '2026-02-31', to: 'x' })
  expect(readOrdersView(bad)).toEqual(defaultOrdersView)
})

it('asks the API for days in India, both included', () => {
  expect(filterOf(defaultOrdersView)).toBeUndefined()
  expect(filterOf({ ...defaultOrdersView, from: '2026-11-01', to: '2026-11-01' })).toEqual({
    from: '2026-10-31T18:30:00.000Z',
    to: '2026-11-01T18:30:00.000Z',
  })
})
