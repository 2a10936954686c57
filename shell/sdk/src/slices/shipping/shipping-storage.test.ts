import { afterEach, describe, expect, it } from '@jest/globals'
import { aShipping } from '@store/sdk/testing'
import { readStoredShipping, storeShipping } from './shipping-storage.ts'

describe('kept shipping details', () => {
  afterEach(() => localStorage.clear())

  it('come back to the person they belong to', () => {
    storeShipping({ ...aShipping(), userId: 'u1' })
    expect(readStoredShipping('u1')).toEqual(aShipping())
  })

  it('are not given to another person', () => {
    storeShipping({ ...aShipping(), userId: 'u1' })
    expect(readStoredShipping('u2')).toBeUndefined()
  })

  it('are none when unreadable', () => {
    localStorage.setItem('userId', 'u1')
    localStorage.setItem('shippingInfo', '{')
    expect(readStoredShipping('u1')).toBeUndefined()
  })
})
