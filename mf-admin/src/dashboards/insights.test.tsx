import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { addDays } from '@store/contract/rules/india-days'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { formatDate } from '@store/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { dashboardsApi } from './dashboards-api.ts'
import { Insights } from './insights.tsx'
import { analyticsOf, answerDashboard } from './testing/dashboard-answers.ts'
import { stubElementWidth } from './testing/stub-element-width.ts'
import { dateRangesOf } from './trend/period.ts'
import { plotSpace } from './trend/plot/day-point.ts'

const api = fakeApi()
const route = 'GET /dashboard/analytics'
const open = (search = '') =>
  renderWithStore(<Insights />, {
    route: `/superadmin/dashboard${search}`,
    session: aUser({ role: 'superadmin' }),
  })

stubElementWidth(700)

const chart = (name: string, description = /in all/) =>
  screen.findByRole('slider', { name: `${name} per day`, description })
/** Fixed, or a run that begins before midnight in India and ends after it has two todays. */
const now = new Date('2026-11-27T06:00:00Z')
const { to: today } = dateRangesOf(7, now).shown
const time = { orders: 12, medianHours: 10.5, p90Hours: 72 }
const shipped = { total: time, days: [{ day: today, ...time }] }

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the charts', () => {
  beforeEach(() => answerDashboard(api))

  it('are summed up in words', async () => {
    open('?days=7')
    await chart('Orders', /^14 in all in 7 days, most on .*: 2\. Enter shows the orders of a day/)
    await chart('Revenue', /^₹700.70 in all in 7 days/)
  })

  it('draw a bar for each day with orders, the largest nearly as high as the axis', async () => {
    api.answers(route, ({ query }) => {
      const analytics = analyticsOf(query.get('from') ?? '', query.get('to') ?? '')
      const days = analytics.days.map((day, index) => ({
        ...day,
        orders: index === 6 ? 4 : index && 1,
      }))
      return { ...analytics, days }
    })
    open('?days=7')
    const orders = await chart('Orders', /^9 in all/)
    const bars = await waitFor(() => {
      const drawn = [...orders.querySelectorAll('rect')]
      expect(drawn).toHaveLength(6)
      return drawn
    })
    const heights = bars.map((bar) => Number(bar.getAttribute('height')))
    const full = plotSpace.height - plotSpace.top - plotSpace.bottom
    expect(heights).toEqual([1, 1, 1, 1, 1, 4].map((value) => (value / 4) * full))
  })

  it('compare with the same number of days before', async () => {
    api.answers(route, ({ query }) => {
      const analytics = analyticsOf(query.get('from') ?? '', query.get('to') ?? '')
      const isShown = api.calls(route)[0]?.query.get('from') === analytics.from
      const figures = isShown ? { orders: 3, revenue: 50 } : { orders: 2, revenue: 100 }
      return { ...analytics, days: analytics.days.map((day) => ({ ...day, ...figures })) }
    })
    open('?days=7')
    await screen.findByText('50% more than in the 7 days before')
    expect(screen.getByText('50% less than in the 7 days before')).toBeTruthy()
  })

  it('are a sentence where all days are zero', async () => {
    answerDashboard(api, {
      days: [{ day: today, orders: 2, revenue: 0, customers: 0 }],
    })
    open('?days=7')
    await chart('Orders')
    await screen.findByText('No paid orders in these days.')
    expect(screen.queryByRole('slider', { name: 'Revenue per day' })).toBeNull()
  })

  it('switch to another period by the URL', async () => {
    const { user, router } = open()
    await chart('Orders')
    await user.selectOptions(screen.getByLabelText('Period'), 'Last 90 days')
    expect(router.state.location.search).toBe('?days=90')
    await chart('Orders', /180 in all in 90 days/)
  })

  it('show the hovered day in both charts, and lead to its orders on a click', async () => {
    const { user, router } = open('?days=7')
    const orders = await chart('Orders')
    const revenue = await chart('Revenue')
    const { start, end, height } = plotSpace
    orders.getBoundingClientRect = () => new DOMRect(0, 0, start + 700 + end, height)
    await user.pointer({ target: orders, coords: { clientX: start + 599 } })
    expect(within(orders).getByText('2', { selector: 'b' })).toBeTruthy()
    expect(within(revenue).getByText('₹100.10', { selector: 'b' })).toBeTruthy()
    await user.unhover(orders)
    expect(within(orders).queryByText('2', { selector: 'b' })).toBeNull()
    await user.pointer({ keys: '[MouseLeft]', target: orders, coords: { clientX: start + 599 } })
    const yesterday = addDays(today, -1)
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(`/superadmin/orders?from=${yesterday}&to=${yesterday}`)
  })

  it('are read out day by day with the arrow keys, and lead to the orders of a day by Enter', async () => {
    const { user, router } = open('?days=7')
    const orders = await chart('Orders')
    act(() => orders.focus())
    expect(orders).toHaveAttribute('aria-valuetext', `${formatDate(today)}: 2`)
    await user.keyboard('{Home}{ArrowRight}')
    const day = addDays(today, -5)
    expect(orders).toHaveAttribute('aria-valuetext', `${formatDate(day)}: 2`)
    await user.keyboard('{Enter}')
    expect(router.state.location.search).toBe(`?from=${day}&to=${day}`)
  })

  it('are also available as a table', async () => {
    answerDashboard(api, { proofToShipped: shipped })
    const { user } = open('?days=7')
    await user.click(await screen.findByText('Show as a table'))
    const table = screen.getByRole('table', { name: 'Orders and revenue per day' })
    const [, newest, before, ...earlier] = within(table).getAllByRole('row')
    expect(earlier).toHaveLength(5)
    expect(newest?.textContent).toBe(`${formatDate(today)}2₹100.1010.5 hours`)
    expect(before?.textContent).toBe(`${formatDate(addDays(today, -1))}2₹100.10–`)
  })
})

describe('the time from proof to shipped', () => {
  it('is told for half of the orders and for nine of ten, and by day', async () => {
    answerDashboard(api, { proofToShipped: shipped })
    open('?days=7')
    const panel = within(await screen.findByRole('region', { name: 'From proof to shipped' }))
    expect(panel.getByText('Half of the orders within').nextElementSibling?.textContent).toBe(
      '10.5 hours',
    )
    expect(panel.getByText('Nine of ten within').nextElementSibling?.textContent).toBe('3 days')
    const days = panel.getByRole('slider', { name: 'Hours from proof to shipped per day' })
    expect(days).toHaveAttribute('aria-valuetext', `${formatDate(today)}: 10.5 hours`)
  })

  it('is a sentence while only a few orders were shipped', async () => {
    const one = { orders: 1, medianHours: 0.05, p90Hours: 0.05 }
    answerDashboard(api, {
      proofToShipped: { total: one, days: [{ day: today, ...one }] },
    })
    open('?days=7')
    await screen.findByText(/^One order .* shipped in these days, within a few minutes\.$/)
    expect(screen.queryByRole('slider', { name: /^Hours from proof/ })).toBeNull()
  })

  it('is said to be unknown when nothing was shipped', async () => {
    answerDashboard(api)
    open('?days=7')
    await screen.findByText('No order with a payment proof was shipped in these days.')
  })
})

describe('the rankings', () => {
  it('rank products, and link low stock to its page', async () => {
    const sold = { pieces: 1200, revenue: 5000 }
    answerDashboard(api, {
      topProducts: [{ name: 'LaserJet 26A', modelNo: 'HP-26A', brand: 'HP', ...sold }],
      topBrands: [{ name: 'HP', ...sold }],
      tiers: [
        { tier: 'enduser', orders: 4, revenue: 10 },
        { tier: 'reseller', orders: 5, revenue: 20 },
      ],
      lowStock: [{ _id: 'p1', name: 'M90 Mouse', modelNo: 'M90', stock: 2 }],
    })
    open()
    const low = within(await screen.findByRole('region', { name: 'Low stock' }))
    expect(low.getByText('2 left')).toBeTruthy()
    expect(low.getByRole('link', { name: 'M90 Mouse' }).getAttribute('href')).toBe(
      '/superadmin/products?edit=p1',
    )
    const best = within(screen.getByRole('region', { name: 'Top products' }))
    expect(best.getByText('1,200 pieces')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Tiers' })).getByText('Reseller')).toBeTruthy()
    const categories = within(screen.getByRole('region', { name: 'Top categories' }))
    expect(categories.getByText('Nothing sold in these days.')).toBeTruthy()
  })

  it('are not compared by tier for a tier admin', async () => {
    answerDashboard(api, { tiers: [{ tier: 'reseller', orders: 5, revenue: 20 }] })
    open()
    await screen.findByRole('region', { name: 'Top products' })
    expect(screen.queryByRole('region', { name: 'Tiers' })).toBeNull()
  })
})

describe('without data', () => {
  it('shows that it is loading, and that there were no orders', async () => {
    answerDashboard(api, { days: [{ day: '2026-11-20', orders: 0, revenue: 0, customers: 0 }] })
    const letGo = api.holds(route)
    open()
    expect(screen.getByText('Loading trends...')).toBeTruthy()
    letGo()
    await screen.findByText('No orders in these days.')
  })

  it("shows the server's message when there is one", async () => {
    api.refuses(route, 503, 'Sums are being made.')
    open()
    await screen.findByText('Sums are being made.')
  })

  it('shows an error, and loads again on Retry', async () => {
    api.breaks(route)
    const { user } = open()
    await screen.findByText('Failed to load dashboard data')
    answerDashboard(api)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await chart('Orders')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('shows an error when another period failed to load, not the previous data, and loads again on Retry', async () => {
    answerDashboard(api)
    const { user } = open('?days=7')
    await chart('Orders')
    api.breaks(route)
    await user.selectOptions(screen.getByLabelText('Period'), 'Last 90 days')
    await screen.findByText('Failed to load dashboard data')
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Top products' })).toBeNull()
    expect(screen.getByLabelText('Period')).toHaveValue('90')
    answerDashboard(api)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await chart('Orders', /180 in all in 90 days/)
  })

  it('keeps the data when a refresh of the same period fails', async () => {
    answerDashboard(api)
    const { store } = open('?days=7')
    await chart('Orders')
    api.refuses(route, 500, 'Something went wrong.')
    const { shown } = dateRangesOf(7, new Date())
    const read = dashboardsApi.endpoints.getAnalytics.initiate(shown, { forceRefetch: true })
    const refreshed = await act(() => store.dispatch(read))
    expect(refreshed.isError).toBe(true)
    expect(await chart('Orders')).toBeTruthy()
  })
})
