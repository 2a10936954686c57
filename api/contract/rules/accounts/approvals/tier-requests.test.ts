import { describe, expect, it } from '@jest/globals'
import { roles } from '../roles.ts'
import { validateDecision } from './tier-decision.ts'
import { approvableTiersOf, detailsRoleOf } from './tier-requests.ts'

describe('a request for a tier', () => {
  it('is decided by the admin of the tier and by the superadmin', () => {
    const deciding = roles.map((role) => [role, approvableTiersOf(role)] as const)
    expect(deciding.filter(([, tiers]) => tiers.length > 0)).toEqual([
      ['reseller-admin', ['reseller']],
      ['distributor-admin', ['distributor']],
      ['superadmin', ['reseller', 'distributor']],
    ])
  })

  it('decides which details the account gives', () => {
    expect(detailsRoleOf({ role: 'enduser', tierRequest: { tier: 'reseller' } })).toBe('reseller')
    expect(detailsRoleOf({ role: 'enduser' })).toBe('enduser')
  })

  it.each([
    ['approved', '', undefined],
    ['refused', 'The PAN is of somebody else', undefined],
    ['refused', ' ', 'Enter a reason. The buyer sees it.'],
  ] as const)('%s with the reason "%s": %s', (decision, reason, message) => {
    expect(validateDecision({ decision, reason })?.message).toBe(message)
  })
})
