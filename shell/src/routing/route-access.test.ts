import { describe, expect, it } from '@jest/globals'
import type { Right } from '@store/contract/rules/accounts/rights'
import { checkAccess } from './route-access.ts'

const visitor = { status: 'signed-out', role: 'visitor' } as const
const reseller = { status: 'signed-in', role: 'reseller' } as const

describe('the guard', () => {
  it('admits everybody to a route without roles', () => {
    expect(checkAccess({}, visitor)).toBe('admitted')
  })

  it('asks a visitor to sign in', () => {
    expect(checkAccess({ roles: ['reseller'] }, visitor)).toBe('sign-in')
  })

  it('admits a listed role, in any case', () => {
    expect(checkAccess({ roles: ['enduser', 'ReSeller'] }, reseller)).toBe('admitted')
  })

  it('rejects a role that is not listed, and every role when the list is empty', () => {
    expect(checkAccess({ roles: ['superadmin', 'reseller-admin'] }, reseller)).toBe('unauthorized')
    expect(checkAccess({ roles: [] }, reseller)).toBe('unauthorized')
  })

  const admin = (rights?: Right[]) => ({
    status: 'signed-in' as const,
    role: 'superadmin' as const,
    user: rights ? { rights } : {},
  })

  it.each([
    { case: 'all of the role', rights: ['money'], verdict: 'admitted' },
    {
      case: 'one of the rights',
      held: ['orders', 'money'],
      rights: ['money'],
      verdict: 'admitted',
    },
    { case: 'another right', held: ['packing'], rights: ['money'], verdict: 'unauthorized' },
    {
      case: 'a right where all are needed',
      held: ['packing'],
      rights: [],
      verdict: 'unauthorized',
    },
    { case: 'no right where none is asked for', held: [], verdict: 'admitted' },
    { case: 'reading alone', held: ['read'], rights: [], verdict: 'admitted' },
  ] satisfies { case: string; held?: Right[]; rights?: Right[]; verdict: string }[])(
    'decides about $case',
    ({ held, rights, verdict }) => {
      const guarded = { roles: ['superadmin'], ...(rights && { rights }) }
      expect(checkAccess(guarded, admin(held))).toBe(verdict)
    },
  )
})
