import { expect, it } from '@jest/globals'
import { gstCheckDigitOf } from '@store/contract/rules/accounts/gst-number'
import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import { gstStates, isIntraState } from '@store/contract/rules/shipping/gst-states'
import { consignees, placeOfSupplyOf } from '@store/contract/rules/shipping/place-of-supply'
import type { OrderShipping } from '@store/contract/schemas/orders/orders'
import fc from 'fast-check'
import { seller as environment } from '../../../test/factories/invoice-client.ts'
import type { OrderRecord } from '../../ordering/orders/order.ts'
import { presentOrder } from '../../ordering/orders/order-presenter.ts'
import { priceCartLine } from '../../ordering/orders/placing/price-cart.ts'
import { buildCreditNote, buildInvoice, findUncredited } from './document-content.ts'
import { createProformaReader } from './proforma/proforma-service.ts'
import type { TaxContent } from './tax-document.ts'

const seller = {
  name: environment.SELLER_NAME,
  gstin: environment.SELLER_GSTIN,
  address: environment.SELLER_ADDRESS,
  state: environment.SELLER_STATE,
}
const rates = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40]
const codes = gstStates.map(({ code }) => code)

/** How the number of a buyer came about. */
const gstNumber = fc.oneof(
  fc.constant(undefined),
  fc.constant({ number: seller.gstin, isRight: false }),
  fc
    .record({ code: fc.constantFrom(...codes, '25', '28', '99'), slip: fc.nat(35) })
    .map((given) => {
      const characters = `${given.code}AAKFD4321L1Z`
      const right = gstCheckDigitOf(characters)
      // Half of the numbers are right.
      const slip = given.slip % 2 === 0 ? 0 : given.slip
      const last = (Number.parseInt(right, 36) + slip) % 36
      const isRight = slip === 0 && codes.includes(given.code)
      return { number: characters + last.toString(36).toUpperCase(), isRight }
    }),
)

const price = fc.integer({ min: 100, max: 50_000_000 })

/** A line of a cart as it is stored, with the prices of each tier and a slab. */
const cartLine = fc.record({
  quantity: fc.integer({ min: 1, max: 500 }),
  rate: fc.constantFrom(...rates),
  prices: fc.record({ enduser: price, reseller: price, distributor: price }),
  slab: fc.option(fc.record({ minQty: fc.integer({ min: 2, max: 100 }), price }), {
    nil: undefined,
  }),
})

const sale = fc.record({
  tier: fc.constantFrom(...tiers),
  lines: fc.array(cartLine, { minLength: 1, maxLength: 6 }),
  delivery: fc.constantFrom(...gstStates),
  gst: gstNumber,
  consignee: fc.constantFrom(undefined, ...consignees),
})
type Sale = typeof sale extends fc.Arbitrary<infer Given> ? Given : never

const at = new Date('2026-11-27T06:00:00Z')

function shippingOf({ delivery, gst, consignee }: Sale): OrderShipping {
  return {
    ...{ fullName: 'Ravi Teja', phone: '9848011223', address: 'Plot 5', city: 'Hyderabad' },
    ...{ state: delivery.name, pincode: '500081', businessName: 'Naidu Infotech LLP' },
    ...(gst && { gstNumber: gst.number }),
    ...(consignee && { consignee }),
  }
}

/** The order as placing makes it of a cart. */
function orderOf(given: Sale): OrderRecord {
  const shipping = shippingOf(given)
  const place = placeOfSupplyOf(shipping, { sellerGstNumber: seller.gstin })
  const pricing = { role: given.tier, isIntraState: isIntraState(seller.state, place?.name ?? '') }
  const lines = given.lines.map(({ quantity, rate, prices, slab }, index) => {
    const pricesPaise = Object.fromEntries(
      tiers.map((tier) => [tier, paise(prices[tier])]),
    ) as Record<Tier, ReturnType<typeof paise>>
    const product = {
      ...{ id: index, publicId: `p${index}`, name: 'Toner', modelNo: 'LT', brand: 'HP' },
      ...{ category: 'Toner', description: '', hsn: '84439959', unit: 'PCS' as const },
      ...{ gstPercent: rate, stock: 1000, pricesPaise, images: [], version: 1 },
      slabs: slab ? [{ minQty: slab.minQty, price: paise(slab.price) }] : [],
    }
    const line = { id: index, publicId: `l${index}`, productId: index, quantity }
    return priceCartLine({ line, product }, pricing)
  })
  return {
    ...{ id: 1, publicId: '01JORDER000000000000000001', tier: given.tier, status: 'shipped' },
    ...{ paymentStatus: 'pending', paymentMethod: 'bank_transfer', paymentCode: 'ABCDEFGH' },
    ...{
      shipping,
      placeOfSupply: place?.code,
      lines,
      events: [],
      refunds: [],
      createdAt: at,
      updatedAt: at,
    },
    total: paise(lines.reduce((sum, { total }) => sum + total, 0)),
    buyer: { userId: 1, publicId: 'u1', name: 'Ravi', email: 'ravi@x.example' },
  } as unknown as OrderRecord
}

interface Sums {
  place: string
  taxable: bigint
  cgst: bigint
  sgst: bigint
  igst: bigint
  total: bigint
}

/** A quotient of whole numbers, half a unit rounded up. */
const rounded = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor)

/** The same sale computed from the sections of the law alone, with whole numbers of any size. */
function expectedOf({ tier, lines, delivery, gst, consignee }: Sale): Sums {
  const registered = gst?.isRight ? gst.number.slice(0, 2) : undefined
  const isSelf = consignee === undefined ? registered === delivery.code : consignee === 'self'
  const place = registered === undefined || isSelf ? delivery.code : registered
  const sums = { place, taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n, total: 0n }
  for (const { quantity, rate, prices, slab } of lines) {
    const dearest = BigInt(prices[tier])
    const cheaper = slab && quantity >= slab.minQty ? BigInt(slab.price) : dearest
    const gross = (cheaper < dearest ? cheaper : dearest) * BigInt(quantity)
    const basisPoints = BigInt(Math.round(rate * 100))
    const taxable = rounded(gross * 10_000n, 10_000n + basisPoints)
    sums.taxable += taxable
    sums.total += gross
    if (place === seller.gstin.slice(0, 2)) {
      sums.cgst += rounded(taxable * basisPoints, 20_000n)
      sums.sgst += rounded(taxable * basisPoints, 20_000n)
    } else {
      sums.igst += rounded(taxable * basisPoints, 10_000n)
    }
  }
  return sums
}

const inPaise = (rupees: number) => BigInt(Math.round(rupees * 100))

function sumsOfOrder(order: OrderRecord): Sums {
  const wire = presentOrder(order, { role: order.tier, addressOf: () => '' })
  const sum = (part: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
    wire.items.reduce((total, line) => total + inPaise(line[part]), 0n)
  const taxes = { cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') }
  const total = inPaise(wire.totalAmount)
  return { place: wire.placeOfSupply ?? '', taxable: sum('taxable'), ...taxes, total }
}

function sumsOfDocument({ totals, placeOfSupplyCode = '', isIntraState }: TaxContent): Sums {
  const { taxable, cgst, sgst, igst, total, roundOff } = totals
  const isWhole = taxable + cgst + sgst + igst + roundOff === total
  if (!isWhole || isIntraState !== (placeOfSupplyCode === '36'))
    throw new Error('no sum, or wrong tax')
  const taxes = { cgst: BigInt(cgst), sgst: BigInt(sgst), igst: BigInt(igst) }
  return { place: placeOfSupplyCode, taxable: BigInt(taxable), ...taxes, total: BigInt(total) }
}

it('order, proforma, invoice and credit note of 10,000 sales agree to the paisa with each other and the law', async () => {
  await fc.assert(
    fc.asyncProperty(sale, async (given) => {
      const order = orderOf(given)
      const readProforma = createProformaReader({
        orders: { read: async () => ({ ...order, status: 'pending' }) },
        settings: { read: async () => ({ seller, bank: { accountHolder: '' } }) } as never,
      })
      const proforma = await readProforma({} as never, order.publicId)
      const invoice = buildInvoice(order, seller, { number: 'INV/26-27/00001', at })
      const note = buildCreditNote(
        { invoice, former: [] },
        { number: 'CN/26-27/00001', at },
        { pieces: findUncredited(invoice, []), reason: undefined, taxedUntil: undefined },
      )
      const documents = [proforma, invoice, note]
      expect([sumsOfOrder(order), ...documents.map(sumsOfDocument)]).toEqual(
        Array.from({ length: 4 }, () => expectedOf(given)),
      )
      const printed = given.gst?.isRight ? given.gst.number : undefined
      expect(documents.map(({ buyer }) => buyer.gstin)).toEqual([printed, printed, printed])
    }),
    { numRuns: 10_000 },
  )
}, 300_000)
