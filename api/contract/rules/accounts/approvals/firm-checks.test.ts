import { describe, expect, it } from '@jest/globals'
import { type CheckedFirm, checkFirm } from './firm-checks.ts'

const firm = {
  gstNumber: '27AAPFU0939F1ZV',
  panNumber: 'AAPFU0939F',
  addressStates: ['Maharashtra'],
}
const checksOf = (change: Partial<CheckedFirm>) =>
  checkFirm({ ...firm, ...change }).map(({ text, result }) => [result, text])

describe('the details of a firm', () => {
  it('fit each other', () => {
    expect(checksOf({})).toEqual([
      ['right', 'Check digit is right'],
      ['right', 'The GST number contains this PAN'],
      ['right', 'Maharashtra, as the address'],
    ])
  })

  it.each([
    [{ gstNumber: '27AAPFU0939F1ZW' }, 'wrong', 'Check digit is wrong'],
    [{ gstNumber: '27' }, 'wrong', 'Not a GST number'],
    [{ gstNumber: undefined }, 'unknown', 'GST number not given'],
    [{ panNumber: 'ABCPN1234F' }, 'wrong', 'The GST number contains another PAN: AAPFU0939F'],
    [{ panNumber: undefined }, 'unknown', 'PAN not given'],
    [{ addressStates: ['Kerala', 'Goa'] }, 'wrong', 'Maharashtra, but the address is in Kerala'],
    [{ addressStates: [] }, 'unknown', 'Maharashtra; the address tells no state'],
    [{ gstNumber: '99AAPFU0939F1ZV' }, 'wrong', 'No state has the first two digits'],
  ])('with %j are %s: %s', (change, result, text) => {
    expect(checksOf(change)).toContainEqual([result, text])
  })

  it('near a border fit when one of the states of the address does', () => {
    expect(checksOf({ addressStates: ['Goa', 'Maharashtra'] })).toContainEqual([
      'right',
      'Maharashtra, as the address',
    ])
  })
})
