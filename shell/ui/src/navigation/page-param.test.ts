import { expect, it } from '@jest/globals'
import { readPageParam } from './page-param.ts'

it.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=last', 1],
])('reads %p as page %i', (search, page) => {
  expect(readPageParam(new URLSearchParams(search))).toBe(page)
})
