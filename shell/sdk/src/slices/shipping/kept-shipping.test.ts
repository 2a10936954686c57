import { afterEach, describe, expect, it } from '@jest/globals'
import { aShipping } from '@store/sdk/testing'
import { keepShipping, readKeptShipping } from './kept-shipping.ts'

describe('kept shipping details', () => {
  afterEach(() => localStorage.clear())

  it('come back to the person they belong to', () => {
    keepShipping({ ...aShipping(), userId: 'u1' })
    expect(readKeptShipping('u1')).toEqual(aShipping())
  })

  it('are not given to another person', () => {
    keepShipping({ ...aShipping(), userId: 'u1' })
    expect(readKeptShipping('u2')).toBeUndefined()
  })

  it('are none when unreadable', () => {
    localStorage.setItem('userId', 'u1')
    localStorage.setItem('shippingInfo', '{')
    expect(readKeptShipping('u1')).toBeUndefined()
  })
})
