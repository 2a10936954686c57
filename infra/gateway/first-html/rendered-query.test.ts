import { expect, it } from '@jest/globals'
import { isRenderedQuery } from './rendered-query.ts'

const names = ['category', 'brand', 'page']

it.each(['', '?page=2', '?brand=HP', '?category=CCTV+Camera&brand=HP&page=3'])(
  'a page is rendered with the query “%s”',
  (search) => {
    expect(isRenderedQuery(names, search)).toBe(true)
  },
)

it.each([
  ['an unknown parameter', '?sort=price'],
  ['one beside a known one', '?page=2&utm_source=mail'],
  ['two brands', '?brand=HP&brand=Canon'],
  ['another order', '?page=2&brand=HP'],
  ['another spelling', '?category=CCTV%20Camera'],
  ['no value', '?page='],
  ['a value that no link has', `?brand=${'x'.repeat(61)}`],
  ['nothing', '?'],
])('a page is not rendered with %s', (_, search) => {
  expect(isRenderedQuery(names, search)).toBe(false)
})

it('a page of a route that names no parameter is rendered without a query only', () => {
  expect([isRenderedQuery([], ''), isRenderedQuery([], '?page=2')]).toEqual([true, false])
})
