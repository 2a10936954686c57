import type { Tier } from '@store/contract/rules/accounts/roles'
import { type CourierOption, courierOptions } from '@store/contract/rules/shipping/delivery'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import type { FirmDetails } from '../../../src/people/accounts/account.ts'
import { pickOne, seededRandom, wholeBetween } from '../../seeded-random.ts'
import { distributorList, endUserList, resellerList } from './buyer-lists.ts'
import { gstinOf, panOf } from './tax-numbers.ts'

/** A buyer of the demo, with an account of its own or one of the demo accounts. */
export interface DemoBuyer {
  email: string
  role: Tier
  name: string
  /** In Latin letters, as banks write it. */
  payer: string
  mobile: string
  firm?: FirmDetails
  shipping: Shipping
}

const constitutions = {
  P: 'Proprietorship',
  F: 'Partnership',
  L: 'LLP',
  C: 'Private Limited',
} as const

const buses = ['Orange Travels', 'VRL Travels', 'Neeta Travels', 'Sharma Transports']
const carriers = ['TCI Freight', 'Gati Surface', 'Safexpress', 'V-Trans']

/** `Latin / other script`: the name in Latin letters, and as its owner writes it. */
function namesIn(cell: string): { latin: string; own: string } {
  const [latin = '', own = latin] = cell.split('/').map((name) => name.trim())
  return { latin, own }
}

function deliveryOf(random: () => number, mobile: string): Partial<Shipping> {
  const luck = random()
  if (luck < 0.6) {
    const courierOption = pickOne<CourierOption>(courierOptions, random)
    const custom = courierOption === 'Other' && { customCourier: 'Blue Dart' }
    return { deliveryMethod: 'courier', courierOption, ...custom }
  }
  const isBus = luck < 0.78
  return {
    deliveryMethod: isBus ? 'bus' : 'transport',
    busName: pickOne(isBus ? buses : carriers, random),
    busNumber: `KA${wholeBetween(random, 10, 59)}F${wholeBetween(random, 1000, 9999)}`,
    contactNumber: mobile,
  }
}

interface Address {
  street: string
  city: string
  state: string
  pincode: string
}

function firmOf(cell: string, { street, city, state, pincode }: Address, random: () => number) {
  const [, names = '', letter = 'P'] = /^(.+) \(([PFLC])\)$/.exec(cell) ?? []
  const { latin, own } = namesIn(names)
  const constitution = Object.entries(constitutions).find(([known]) => known === letter)?.[1] ?? ''
  const pan = panOf({ name: latin, constitution }, random)
  const office = `${street}, ${city} ${pincode}, ${state}`
  const firm = {
    firmName: own,
    constitutionOfFirm: constitution,
    panNumber: pan,
    gstNumber: gstinOf({ state, pan }),
    officeAddress: office,
    residenceAddress: office,
  }
  return { firm, payer: latin }
}

function readBuyer(line: string, role: Tier): DemoBuyer {
  const cells = line.split('|').map((cell) => cell.trim())
  const [handle = '', person = '', firmCell = '', street = '', city = '', state = ''] = cells
  const pincode = cells[6] ?? ''
  const random = seededRandom(`buyer ${handle}`)
  const mobile = `${wholeBetween(random, 70, 99)}${wholeBetween(random, 10_000_000, 99_999_999)}`
  const { latin, own } = namesIn(person)
  const where = { street, city, state, pincode }
  const shipping = { fullName: own, phone: mobile, address: street, city, state, pincode }
  const common = { email: `${handle}@buyers.example`, role, name: own, mobile }
  if (role === 'enduser') return { ...common, payer: latin, shipping }
  const { firm, payer } = firmOf(firmCell, where, random)
  return { ...common, payer, firm, shipping: withFirm(shipping, firm, deliveryOf(random, mobile)) }
}

/** Delivery details with those of the firm, which resellers and distributors give: it is registered where it is delivered to. */
export function withFirm(
  shipping: Shipping,
  firm: FirmDetails,
  delivery: Partial<Shipping>,
): Shipping {
  const { firmName: businessName, gstNumber, panNumber } = firm
  const { address: companyAddress, city: companyCity, pincode: companyPincode } = shipping
  return {
    ...shipping,
    businessName,
    ...(gstNumber && { gstNumber }),
    panNumber,
    ...{ companyAddress, companyCity, companyPincode },
    ...delivery,
  }
}

function readList(list: string, role: Tier): DemoBuyer[] {
  const lines = list.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => readBuyer(line, role))
}

/** The invented buyers of a tier; the first ones order most. */
export function inventedBuyers(role: Tier): DemoBuyer[] {
  const lists = { enduser: endUserList, reseller: resellerList, distributor: distributorList }
  return readList(lists[role], role)
}
