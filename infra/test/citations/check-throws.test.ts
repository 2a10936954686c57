import { expect, it } from '@jest/globals'
import { findThrowsFaults } from './check-throws.ts'

const errors = { path: 'api/errors.ts', text: 'export class OrderFinalError extends Error {}' }

it('finds an error that a docstring promises and no code knows', () => {
  const text =
    '/**\n * @throws OrderFinalError (409),\n *   or OrderGoneError\n * @returns NoError\n */'
  expect(findThrowsFaults([errors, { path: 'api/orders.ts', text }])).toEqual([
    'api/orders.ts: @throws OrderGoneError, which does not exist',
  ])
})

it('lets docstrings promise errors of the language', () => {
  expect(findThrowsFaults([{ path: 'a.ts', text: '/** @throws RangeError for paise */' }])).toEqual(
    [],
  )
})
