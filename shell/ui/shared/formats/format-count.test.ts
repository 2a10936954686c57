import { expect, it } from '@jest/globals'
import { formatCount } from './format-count.ts'

it('groups counts the Indian way', () => {
  expect(formatCount(123456)).toBe('1,23,456')
})
