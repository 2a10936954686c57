import type { Tier } from '@store/contract/rules/accounts/roles'
import { tiers } from '@store/contract/rules/accounts/roles'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { demoAccounts, demoEmailOf } from '../../../src/people/first-accounts/demo-accounts.ts'
import { type DemoBuyer, withFirm } from './demo-buyers.ts'

type Place = Pick<Shipping, 'address' | 'city' | 'state' | 'pincode'>

const places: Record<Tier, Place> = {
  enduser: {
    address: '27, 2nd Cross, Indiranagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
  },
  reseller: {
    address: 'Shop 12, Tilak Market, Budhwar Peth',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411002',
  },
  distributor: {
    address: '88, SP Road, Nagarathpete',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560002',
  },
}

const delivery = { deliveryMethod: 'courier', courierOption: 'DTDC' } as const

/** The demo account of each tier as a buyer, so that its screens are filled as well. */
export function roleBuyers(): DemoBuyer[] {
  return tiers.flatMap((role) => {
    const account = demoAccounts.find((each) => each.role === role)
    if (!account) return []
    const { name, mobile, firm } = account
    const shipping = { fullName: name, phone: mobile, ...places[role] }
    const buyer = { email: demoEmailOf(role), role, name, payer: firm?.firmName ?? name, mobile }
    if (!firm) return [{ ...buyer, shipping }]
    return [{ ...buyer, firm, shipping: withFirm(shipping, firm, delivery) }]
  })
}
