import { randomInt } from 'node:crypto'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { createPaymentCode } from '@store/contract/rules/orders/payment-code'
import type { Paise } from '@store/contract/rules/pricing/money'
import { isIntraState } from '@store/contract/rules/shipping/gst-states'
import { placeOfSupplyOf } from '@store/contract/rules/shipping/place-of-supply'
import { isDefiniteFailure, retryTransaction } from '../../../base/base.ts'
import { isEmailConfirmed } from '../../../people/people.ts'
import { creditRefusedError } from '../credit/credit-refused-error.ts'
import type { KeyedRequest, OrderDraft, OrderRecord, PlacedOrder } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { stockExceededError } from '../order-errors.ts'
import { createOrderReader } from '../order-query.ts'
import { isNewBuyer } from '../reserved/new-buyer-orders.ts'
import type { NewBuyerRules } from '../reserved/new-buyers.ts'
import { assertMayReserve, isPaymentCodeTaken } from '../reserved/reserved-order-query.ts'
import { taxIssuesOfOrder } from '../tax/order-tax-issues.ts'
import {
  insertOrder,
  type NewOrder,
  StaleDataError,
  type StatementsWithOrder,
} from './insert-order.ts'
import { findEarlierRequest } from './order-request.ts'
import { agreeDelivery, type OrderSeller } from './order-seller.ts'
import { assertStillInStock, type PricedCart, priceCart } from './price-cart.ts'

/** Placing orders (ordering 3.1). */
export interface OrderPlacing {
  /**
   * Places the order of a buyer's cart: prices it, decrements the stock, writes the order and empties the cart in one
   * transaction. A repeated Idempotency-Key returns the first response, never a second order.
   * @param statementsWith what other tables store with the order
   * @throws HttpError 409 for an empty cart, missing stock, an order that is not the one the buyer saw, too many reserved orders, too much
   *   of a buyer without a paid order, credit that does not reach, or a key that was used with other contents
   */
  place(draft: OrderDraft, statementsWith?: StatementsWithOrder): Promise<PlacedOrder>
  /**
   * The order that an earlier request with the same Idempotency-Key placed.
   * @throws KeyReusedError (409) when that request had other contents
   */
  findPlaced(request: KeyedRequest | undefined): Promise<PlacedOrder | undefined>
  /**
   * The current total of a buyer's cart.
   * @throws HttpError 409 when the cart is empty, exceeds the stock, or is not what its buyer saw
   */
  quote(draft: Pick<OrderDraft, 'buyer' | 'expected'>): Promise<Paise>
}

const maxAttempts = 5
const hourMs = 3_600_000
/** Of an event, in the database. */
const longestReason = 500

function newOrderOf(
  draft: OrderDraft,
  { lines, total, note }: PricedCart,
  {
    at,
    randomCode,
    seller,
    creditDays,
  }: {
    at: Date
    randomCode: () => string
    seller: OrderSeller
    creditDays: number | undefined
  },
): Omit<NewOrder, 'placeOfSupply'> {
  const { publicId, buyer, shipping, poNumber, buyerNote, payment } = draft
  const { hold } = payment
  const { userId, publicId: buyerPublicId, name, email, role } = buyer
  const actor = { name, role }
  // Nothing is waited for before an order on credit is packed.
  const status = creditDays === undefined ? 'pending' : 'processing'
  return {
    publicId,
    tier: role,
    status,
    paymentStatus: 'pending',
    paymentMethod: payment.method,
    paymentMark: undefined,
    paidBy: undefined,
    total,
    openAmount: undefined,
    refundDue: undefined,
    refunds: [],
    shipping,
    hasTaxIssues: taxIssuesOfOrder({ shipping, confirmedPlaces: [] }).length > 0,
    confirmedPlaces: [],
    dispatch: undefined,
    deliveryTerms: agreeDelivery(seller, { shipping, total }),
    cancelReason: undefined,
    buyer: { userId, publicId: buyerPublicId, name, email },
    proof: payment.proof,
    proofStatus: payment.proof && 'unverified',
    proofAt: at,
    paymentReference: payment.reference,
    poNumber,
    buyerNote,
    payBy: hold && new Date(at.getTime() + hold.hours * hourMs),
    paymentCode: hold || creditDays !== undefined ? randomCode() : undefined,
    creditDays,
    bill: undefined,
    createdAt: at,
    updatedAt: at,
    lines,
    events: [
      {
        at,
        kind: 'placed',
        from: undefined,
        to: status,
        reason: note?.slice(0, longestReason),
        actor,
      },
    ],
  }
}

export function createOrderPlacing(
  dependencies: Pick<
    OrderDependencies,
    | 'db'
    | 'batchExecutor'
    | 'clock'
    | 'files'
    | 'readSeller'
    | 'assertGstNumber'
    | 'newBuyers'
    | 'ledger'
    | 'credit'
    | 'randomPaymentCode'
  >,
): OrderPlacing {
  const { db, clock, files, newBuyers, ledger, credit } = dependencies
  const randomCode =
    dependencies.randomPaymentCode ?? (() => createPaymentCode((below) => randomInt(below)))
  const reader = createOrderReader(ledger)

  /** Until an order of theirs is paid, nobody knows them. */
  async function findNewBuyerRules(buyer: OrderDraft['buyer']): Promise<NewBuyerRules | undefined> {
    if (!newBuyers || !(await isNewBuyer(db, buyer))) return undefined
    return newBuyers.rulesFor({ isEmailConfirmed: await isEmailConfirmed(db, buyer.userId) })
  }

  /**
   * From the invoice until it is due. The transaction of the order checks the limit.
   * @throws HttpError (409) for a buyer without credit
   */
  async function readCreditDays({ userId }: OrderDraft['buyer']): Promise<number> {
    const terms = await credit.readTerms(db, userId)
    if (!terms) throw creditRefusedError('none', undefined)
    return terms.days
  }

  /**
   * One attempt at the whole order. The cart and its products are read outside the transaction; the statements that
   * write the order check that they have not changed.
   */
  async function tryToPlace(
    draft: OrderDraft,
    statementsWith: StatementsWithOrder | undefined,
  ): Promise<OrderRecord> {
    await dependencies.assertGstNumber(draft.buyer.userId, draft.shipping)
    const seller = await dependencies.readSeller()
    const place = placeOfSupplyOf(draft.shipping, { sellerGstNumber: seller.gstin })
    const isIntra = isIntraState(seller.state, place?.name ?? '')
    const cart = await priceCart(db, { ...draft, isIntraState: isIntra })
    const at = clock.now()
    const creditDays = draft.payment.isOnCredit ? await readCreditDays(draft.buyer) : undefined
    // Who has credit is known.
    const limited = creditDays === undefined ? await findNewBuyerRules(draft.buyer) : undefined
    const given = draft.payment.hold
    const hold = given && (limited?.shorten(given) ?? given)
    // After the cart: another order of the buyer that was placed meanwhile has emptied it, and is counted (ADR 0103).
    if (hold) await assertMayReserve(db, draft.buyer.userId, hold.limit)
    const held = { ...draft, payment: { ...draft.payment, ...(hold && { hold }) } }
    const order = {
      ...newOrderOf(held, cart, { at, randomCode, seller, creditDays }),
      placeOfSupply: place?.code,
    }
    const id = await insertOrder(dependencies, {
      order,
      draft,
      cartLines: cart.cartLines,
      newBuyer: limited?.termsOf(draft.buyer.network),
      credit:
        creditDays === undefined ? undefined : credit.checkOf(draft.buyer.userId, indiaDayOf(at)),
      statementsWith,
    })
    return { id, ...order }
  }

  async function retryOnStaleData(
    draft: OrderDraft,
    statementsWith: StatementsWithOrder | undefined,
  ): Promise<OrderRecord> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await retryTransaction(() => tryToPlace(draft, statementsWith))
      } catch (error) {
        if (isPaymentCodeTaken(error) && attempt < maxAttempts) continue
        if (!(error instanceof StaleDataError)) throw error
        await assertStillInStock(db, error.lines)
        if (attempt === maxAttempts) throw stockExceededError([])
      }
    }
  }

  async function findPlaced(request: KeyedRequest | undefined): Promise<PlacedOrder | undefined> {
    const earlier = request && (await findEarlierRequest(db, request))
    if (!earlier) return undefined
    const order = await reader.find(db, earlier.orderPublicId, { userId: request.userId })
    return order && { ...order, storedResponse: earlier.response }
  }

  return {
    findPlaced,
    async place(draft, statementsWith) {
      const { publicId, buyer, payment, request } = draft
      try {
        return await retryOnStaleData(draft, statementsWith)
      } catch (error) {
        // After a connection failure the COMMIT may still succeed, and the order needs its proof.
        if (payment.proof && isDefiniteFailure(error)) await files.discard(payment.proof.publicId)
        // The response to COMMIT was lost, or a concurrent request with the same key was faster.
        const own = await reader.find(db, publicId, { userId: buyer.userId })
        const placed = own ?? (await findPlaced(request))
        if (placed) return placed
        throw error
      }
    },
    async quote(draft) {
      return (await priceCart(db, { ...draft, isIntraState: true })).total
    },
  }
}
