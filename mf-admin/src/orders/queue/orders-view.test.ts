import { describe, expect, it } from '@jest/globals'
import {
  defaultOrdersView,
  isDefaultOrdersView,
  readOrdersView,
  writeOrdersView,
} from './orders-view.ts'

const read = (search: string) => readOrdersView(new URLSearchParams(search))

describe('the orders view in the URL', () => {
  it('is read as it was written', () => {
    const view = {
      q: 'toner',
      status: 'shipped',
      paymentStatus: 'paid',
      queue: 'toShip',
      account: '01JABCDEFGHJKMNPQRSTVWXYZ0',
      from: '2026-11-01',
      to: '2026-11-20',
      sort: 'amountHigh',
      layout: 'list',
      page: 3,
    } as const
    expect(read(String(writeOrdersView(view)))).toEqual(view)
  })

  it.each([
    '',
    'status=lost&paymentStatus=maybe&page=-2',
    'page=1.5',
    'page=0',
    'from=yesterday&to=2026-02-30',
    'queue=lost&sort=newest&view=table',
  ])('shows every order for %p', (search) => {
    expect(read(search)).toEqual(defaultOrdersView)
  })

  it('leaves out defaults', () => {
    expect(String(writeOrdersView({ ...defaultOrdersView, q: '  ' }))).toBe('')
  })

  it('does not count page, sort order and layout as filters', () => {
    expect(isDefaultOrdersView(read('page=4&sort=oldest&view=list'))).toBe(true)
    expect(isDefaultOrdersView(read('queue=toPack'))).toBe(false)
    expect(isDefaultOrdersView(read('status=pending'))).toBe(false)
    expect(isDefaultOrdersView(read('to=2026-11-20'))).toBe(false)
  })
})
