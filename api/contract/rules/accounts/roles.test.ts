import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  isAdmin,
  isBuyer,
  landingPathOf,
  managedTierOf,
  needsBusinessDetails,
  parseRole,
  priceTierOf,
  roles,
  shopPathOf,
} from './roles.ts'

const audiences = ['visitor', ...roles] as const

describe('a role', () => {
  it('is read in any case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), fc.nat(), (role, at) => {
        const cut = at % role.length
        const typed = role.slice(0, cut) + role.slice(cut).toUpperCase()
        expect(parseRole(typed)).toBe(role)
      }),
    )
  })

  it.each(['', 'admin', 'visitor', ' enduser', 'toString', null, undefined])(
    'is not read from %j',
    (word) => {
      expect(parseRole(word)).toBeUndefined()
    },
  )

  it.each([
    ['visitor', 'enduser', '/shop'],
    ['enduser', 'enduser', '/shop'],
    ['reseller', 'reseller', '/reseller/shop'],
    ['distributor', 'distributor', '/distributor/shop'],
    ['enduser-admin', 'enduser', '/shop'],
    ['reseller-admin', 'enduser', '/shop'],
    ['distributor-admin', 'enduser', '/shop'],
    ['superadmin', 'enduser', '/shop'],
  ] as const)('%s sees %s prices in %s', (audience, tier, shop) => {
    expect([priceTierOf(audience), shopPathOf(audience)]).toEqual([tier, shop])
  })

  it("is a buyer's or an admin's, never both, and a visitor has none", () => {
    expect(audiences.filter(isBuyer)).toEqual(['enduser', 'reseller', 'distributor'])
    expect(audiences.filter(isAdmin)).toEqual(audiences.slice(4))
  })

  it('manages its own tier; the superadmin and all others have no tier of their own', () => {
    expect(audiences.map(managedTierOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'enduser',
      'reseller',
      'distributor',
      undefined,
    ])
  })

  it('needs business details only as reseller or distributor', () => {
    expect(audiences.filter(needsBusinessDetails)).toEqual(['reseller', 'distributor'])
  })

  it.each([
    ['enduser', '/'],
    ['reseller', '/'],
    ['distributor', '/'],
    ['enduser-admin', '/'],
    ['reseller-admin', '/reseller-admin/dashboard'],
    ['distributor-admin', '/distributor-admin/dashboard'],
    ['superadmin', '/superadmin/dashboard'],
  ] as const)('lands as %s on %s after login', (role, path) => {
    expect(landingPathOf(role)).toBe(path)
  })
})
