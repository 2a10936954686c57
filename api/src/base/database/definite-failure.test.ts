import { describe, expect, it } from '@jest/globals'
import { HttpError, NotFoundError } from '../http/errors/errors.ts'
import { isDefiniteFailure } from './definite-failure.ts'

const faultOf = (properties: object) => Object.assign(new Error('fault'), properties)
const duplicate = faultOf({ errno: 1062, sqlState: '23000' })

describe('a transaction has certainly failed', () => {
  it.each([
    ['when its key is taken', duplicate],
    ['when it was the victim of a deadlock', faultOf({ errno: 1213, sqlState: '40001' })],
    ['when its server was read only', faultOf({ errno: 1290, sqlState: 'HY000' })],
    [
      'when its server only allowed reading transactions',
      faultOf({ errno: 1792, sqlState: '25006' }),
    ],
    ['when its server was in read-only mode', faultOf({ errno: 1836, sqlState: 'HY000' })],
    ['when its connection names the reason', new Error('wrapped', { cause: duplicate })],
    ['when the request was refused', new HttpError({ message: 'no', statusCode: 413 })],
    ['when what it is about is not there', new NotFoundError()],
  ])('%s', (_when, error) => {
    expect(isDefiniteFailure(error)).toBe(true)
  })

  it.each([
    ['reset', faultOf({ code: 'ECONNRESET', errno: -104 })],
    ['closed', faultOf({ code: 'PROTOCOL_CONNECTION_LOST', fatal: true })],
    ['killed', faultOf({ errno: 1927, sqlState: '70100' })],
    ['ended by a shutdown', faultOf({ errno: 1053, sqlState: '08S01' })],
    ['refused', faultOf({ code: 'ECONNREFUSED', errno: -111 })],
    ['interrupted', faultOf({ errno: 1317, sqlState: '70100' })],
    ['told that COMMIT failed halfway', faultOf({ errno: 1180, sqlState: 'HY000' })],
    ['at fault by a bug', new TypeError('undefined is not a function')],
    ['nothing known', undefined],
  ])('but not when its connection was %s', (_what, error) => {
    expect(isDefiniteFailure(error)).toBe(false)
  })
})
