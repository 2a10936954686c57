import { describe, expect, it } from '@jest/globals'
import { checkAccess } from './route-access.ts'

const visitor = { status: 'signed-out', role: 'visitor' } as const
const reseller = { status: 'signed-in', role: 'reseller' } as const

describe('the guard', () => {
  it('lets everybody into a route without roles', () => {
    expect(checkAccess(undefined, visitor)).toBe('admitted')
  })

  it('asks a person who is not signed in to do so', () => {
    expect(checkAccess(['reseller'], visitor)).toBe('sign-in')
  })

  it('lets a listed role in, whatever its case in the list', () => {
    expect(checkAccess(['enduser', 'ReSeller'], reseller)).toBe('admitted')
  })

  it('refuses a role that is not listed, and every role when the list is empty', () => {
    expect(checkAccess(['superadmin', 'reseller-admin'], reseller)).toBe('unauthorized')
    expect(checkAccess([], reseller)).toBe('unauthorized')
  })
})
