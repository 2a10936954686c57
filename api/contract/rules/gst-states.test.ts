import { describe, expect, it } from '@jest/globals'
import { indianStates } from './gst.ts'
import { gstCodeOf, stateTaxOf } from './gst-states.ts'

describe('the GST code of a state', () => {
  it('is there for every state that checkout offers, and no two are the same', () => {
    const codes = indianStates.map(gstCodeOf)
    expect(codes).not.toContain(undefined)
    expect(new Set(codes).size).toBe(indianStates.length)
  })

  it('is found in any case', () => {
    expect([gstCodeOf(' TELANGANA '), gstCodeOf('Kerala'), gstCodeOf('Texas')]).toEqual([
      '36',
      '32',
      undefined,
    ])
  })

  it('tells union territories without a legislature from states', () => {
    expect(['Chandigarh', 'Ladakh', 'Delhi', 'Puducherry', 'Goa'].map(stateTaxOf)).toEqual([
      'UTGST',
      'UTGST',
      'SGST',
      'SGST',
      'SGST',
    ])
  })
})
