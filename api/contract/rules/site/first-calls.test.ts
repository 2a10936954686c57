import { expect, it } from '@jest/globals'
import { firstCallOf } from './first-calls.ts'

it('puts the parameters of the route into the path', () => {
  expect(firstCallOf('/products/:id', { id: '01 HX' }, '?q=1')).toBe('/products/01%20HX')
})

it('takes parameters from the page, and otherwise from the pattern', () => {
  const pattern = '/products?brand&q&sort=lowToHigh&page=1&limit=50'
  expect(firstCallOf(pattern, {}, '')).toBe('/products?sort=lowToHigh&page=1&limit=50')
  expect(firstCallOf(pattern, {}, '?q=hp+26&page=2&other=x')).toBe(
    '/products?q=hp+26&sort=lowToHigh&page=2&limit=50',
  )
})

it('omits blank parameters', () => {
  expect(firstCallOf('/products/facets?brand&q', {}, '?brand=&q=%20')).toBe('/products/facets?')
})

it('repeats a parameter that the page has several times', () => {
  expect(firstCallOf('/products?brand&q', {}, '?brand=HP&brand=+&brand=CP+Plus')).toBe(
    '/products?brand=HP&brand=CP+Plus',
  )
})
