import { describe, expect, it } from '@jest/globals'
import { splitAddress } from './address-parts.ts'

const residencyRoad = { street: '14 Residency Road', city: 'Bengaluru', pincode: '560025' }

describe('an address in one text', () => {
  it.each([
    ['14 Residency Road, Bengaluru 560025', residencyRoad],
    ['14 Residency Road, Bengaluru - 560 025', residencyRoad],
    ['14 Residency Road, Bengaluru 560025, Karnataka', residencyRoad],
    ['14 Residency Road, Bengaluru, Karnataka, 560025.', residencyRoad],
    ['Bengaluru 560025', { ...residencyRoad, street: 'Bengaluru' }],
    ['14 Residency Road', { street: '14 Residency Road' }],
    ['14 Residency Road, Hyderabad 500001', { street: '14 Residency Road, Hyderabad 500001' }],
    ['560025 Residency Road, 2nd floor', { street: '560025 Residency Road, 2nd floor' }],
    ['Plot 98480112233', { street: 'Plot 98480112233' }],
    ['', { street: '' }],
  ])('%j is split at its pincode', (text, parts) => {
    expect(splitAddress(text, 'Karnataka')).toEqual(parts)
  })
})
