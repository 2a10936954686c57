import { afterEach, describe, expect, it } from '@jest/globals'
import { aShipping } from '@store/sdk/testing'
import { readStoredShipping, storeShipping } from './shipping-storage.ts'

describe('stored shipping details', () => {
  afterEach(() => localStorage.clear())

  it('are returned to their owner', () => {
    storeShipping({ ...aShipping(), userId: 'u1' })
    expect(readStoredShipping('u1')).toEqual(aShipping())
  })

  it('are not returned to another user', () => {
    storeShipping({ ...aShipping(), userId: 'u1' })
    expect(readStoredShipping('u2')).toBeUndefined()
  })

  it('are none when unreadable', () => {
    localStorage.setItem('userId', 'u1')
    localStorage.setItem('shippingInfo', '{')
    expect(readStoredShipping('u1')).toBeUndefined()
  })
})
