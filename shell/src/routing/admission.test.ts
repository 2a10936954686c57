import { describe, expect, it } from '@jest/globals'
import { admissionTo } from './admission.ts'

const visitor = { status: 'signed-out', role: 'visitor' } as const
const reseller = { status: 'signed-in', role: 'reseller' } as const

describe('the guard', () => {
  it('lets everybody into a route without roles', () => {
    expect(admissionTo(undefined, visitor)).toBe('admitted')
  })

  it('asks a person who is not signed in to do so', () => {
    expect(admissionTo(['reseller'], visitor)).toBe('sign-in')
  })

  it('lets a listed role in, whatever its case in the list', () => {
    expect(admissionTo(['enduser', 'ReSeller'], reseller)).toBe('admitted')
  })

  it('refuses a role that is not listed, and every role when the list is empty', () => {
    expect(admissionTo(['superadmin', 'reseller-admin'], reseller)).toBe('unauthorized')
    expect(admissionTo([], reseller)).toBe('unauthorized')
  })
})
