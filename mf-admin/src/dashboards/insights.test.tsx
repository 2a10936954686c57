import { beforeEach, describe, expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { formatDate } from '@store/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { dashboardsApi } from './dashboards-api.ts'
import { Insights } from './insights.tsx'
import { analyticsOf, answerDashboard } from './testing/dashboard-answers.ts'
import { dateRangesOf } from './trend/period.ts'

const api = fakeApi()
const route = 'GET /dashboard/analytics'
const open = (search = '') =>
  renderWithStore(<Insights />, {
    route: `/superadmin/dashboard${search}`,
    session: aUser({ role: 'superadmin' }),
  })

const chart = (name: string) => screen.findByRole('img', { name: new RegExp(`^${name} a day`) })

describe('the charts', () => {
  beforeEach(() => answerDashboard(api))

  it('have a text with the same content', async () => {
    open('?days=7')
    expect((await chart('Orders')).getAttribute('aria-label')).toContain(
      'Orders a day: 14 in 7 days',
    )
    expect((await chart('Revenue')).getAttribute('aria-label')).toContain('₹700.7 in 7 days')
  })

  it('draw one bar per day, the largest nearly as high as the axis', async () => {
    api.answers(route, ({ query }) => {
      const analytics = analyticsOf(query.get('from') ?? '', query.get('to') ?? '')
      const days = analytics.days.map((day, index) => ({ ...day, orders: index === 6 ? 4 : 1 }))
      return { ...analytics, days }
    })
    open('?days=7')
    const heights = [...(await chart('Orders')).querySelectorAll('rect')].map((bar) =>
      bar.getAttribute('height'),
    )
    expect(heights).toEqual(['25', '25', '25', '25', '25', '25', '100'])
  })

  it('compare with the same number of days before', async () => {
    api.answers(route, ({ query }) => {
      const analytics = analyticsOf(query.get('from') ?? '', query.get('to') ?? '')
      const isShown = api.calls(route)[0]?.query.get('from') === analytics.from
      const figures = isShown ? { orders: 3, revenue: 50 } : { orders: 2, revenue: 100 }
      return { ...analytics, days: analytics.days.map(({ day }) => ({ day, ...figures })) }
    })
    open('?days=7')
    await screen.findByText('50% more than in the 7 days before')
    expect(screen.getByText('50% less than in the 7 days before')).toBeTruthy()
  })

  it('switch to another period by the URL', async () => {
    const { user, router } = open()
    await chart('Orders')
    await user.selectOptions(screen.getByLabelText('Period'), 'Last 90 days')
    expect(router.state.location.search).toBe('?days=90')
    await screen.findByRole('img', { name: /180 in 90 days/ })
  })

  it('show the hovered day in both charts', async () => {
    const { user } = open('?days=7')
    const bars = await chart('Orders')
    bars.getBoundingClientRect = () => new DOMRect(0, 0, 700, 100)
    await user.pointer({ target: bars, coords: { clientX: 699 } })
    expect(screen.getByText(/: 2$/)).toBeTruthy()
    expect(screen.getByText(/: ₹100.1$/)).toBeTruthy()
    await user.unhover(bars)
    expect(screen.getByText('14 in all')).toBeTruthy()
  })

  it('are also available as a table', async () => {
    const { user } = open('?days=7')
    await user.click(await screen.findByText('Show as a table'))
    const table = screen.getByRole('table', { name: 'Orders and revenue a day' })
    const [, newest, ...earlier] = within(table).getAllByRole('row')
    expect(earlier).toHaveLength(6)
    const today = formatDate(dateRangesOf(7, new Date()).shown.to)
    expect(newest?.textContent).toBe(`${today}2₹100.1`)
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
    answerDashboard(api, { days: [{ day: '2026-11-20', orders: 0, revenue: 0 }] })
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
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Top products' })).toBeNull()
    expect(screen.getByLabelText('Period')).toHaveValue('90')
    answerDashboard(api)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('img', { name: /180 in 90 days/ })
  })

  it('keeps the data when a refresh of the same period fails', async () => {
    answerDashboard(api)
    const { store } = open('?days=7')
    await chart('Orders')
    api.refuses(route, 500, 'Something went wrong.')
    const { shown } = dateRangesOf(7, new Date())
    const read = dashboardsApi.endpoints.getAnalytics.initiate(shown, { forceRefetch: true })
    expect((await store.dispatch(read)).isError).toBe(true)
    expect(await chart('Orders')).toBeTruthy()
  })
})
