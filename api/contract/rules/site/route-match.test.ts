import { expect, it } from '@jest/globals'
import { matchRoute } from './route-match.ts'

const routes = [
  { path: '/' },
  { path: '/blog/:slug' },
  { path: '/blog/archive' },
  { path: '/product/:id' },
  { path: '/superadmin/*' },
]

const pathOf = (pathname: string) => matchRoute(routes, pathname)?.route.path

it.each([
  ['/', '/'],
  ['/blog/poe-budget', '/blog/:slug'],
  ['/blog/archive', '/blog/archive'],
  ['/Blog/archive/', '/blog/archive'],
  ['/superadmin', '/superadmin/*'],
  ['/superadmin/orders/7', '/superadmin/*'],
  ['/product', undefined],
  ['/product/1/reviews', undefined],
  ['/nowhere', undefined],
])('matches %s to %s', (pathname, path) => {
  expect(pathOf(pathname)).toBe(path)
})

it('reads the parameters of a path', () => {
  expect(matchRoute(routes, '/product/HP%2026')?.params).toEqual({ id: 'HP 26' })
  expect(matchRoute(routes, '/product/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' })
})
