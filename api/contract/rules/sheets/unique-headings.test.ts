import { expect, it } from '@jest/globals'
import { uniqueHeadings } from './unique-headings.ts'

it('gives equal headings a number, and leaves others and blank ones as they are', () => {
  expect(uniqueHeadings(['Make', 'Price', '', 'Price', ''])).toEqual([
    ...['Make', 'Price (1)', '', 'Price (2)', ''],
  ])
})
