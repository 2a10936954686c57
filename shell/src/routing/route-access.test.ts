import { describe, expect, it } from '@jest/globals'
import { checkAccess } from './route-access.ts'

const visitor = { status: 'signed-out', role: 'visitor' } as const
const reseller = { status: 'signed-in', role: 'reseller' } as const

describe('the guard', () => {
  it('admits everybody to a route without roles', () => {
    expect(checkAccess(undefined, visitor)).toBe('admitted')
  })

  it('asks a visitor to sign in', () => {
    expect(checkAccess(['reseller'], visitor)).toBe('sign-in')
  })

  it('admits a listed role, in any case', () => {
    expect(checkAccess(['enduser', 'ReSeller'], reseller)).toBe('admitted')
  })

  it('rejects a role that is not listed, and every role when the list is empty', () => {
    expect(checkAccess(['superadmin', 'reseller-admin'], reseller)).toBe('unauthorized')
    expect(checkAccess([], reseller)).toBe('unauthorized')
  })
})
