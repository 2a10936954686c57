import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import type { PaymentLink } from '@store/contract/schemas/orders/reserved-orders'
import type { BankBlock } from '@store/contract/schemas/settings'
import {
  type Actor,
  type Clock,
  type Config,
  createThrottle,
  type Database,
  type ThrottleStore,
  type UploadForm,
} from '../../base/base.ts'
import { isTransferAwaited, type OrderRecord, type OrderService } from '../../ordering/ordering.ts'
import { bankBlockOf, type SettingsReader } from '../../support/support.ts'
import { orderReader } from '../orders.ts'
import type { ProofService } from '../proofs/proof-service.ts'
import { PaymentLinkInvalidError, PaymentNotAwaitedError } from './payment-link-errors.ts'
import { type LinkedOrder, readPaymentToken, signPaymentToken } from './payment-token.ts'

/** What the page of a payment link is about. */
export interface LinkedPayment {
  order: OrderRecord & { paymentCode: string }
  payBy: Date
  /** Undefined once nothing is to be paid. */
  bank: BankBlock | undefined
}

/** Payment links: what is to be paid, and where the proof goes, on a device without a session (ADR 0103). */
export interface PaymentLinks {
  /**
   * The link of a buyer's order.
   * @throws OrderNotFoundError (404) for another's order; PaymentNotAwaitedError (409) when it is not held
   */
  create(actor: Actor, publicId: string): Promise<PaymentLink>
  /**
   * Checks a token before anything of the request is read.
   * @param network of the caller, which may use so many links an hour
   * @throws PaymentLinkInvalidError, PaymentLinkExpiredError (404); TooManyRequestsError (429)
   */
  open(token: string, network: string): Promise<LinkedOrder>
  /** @throws PaymentLinkInvalidError (404) when the order is gone; HttpError (501) without bank details */
  read(link: LinkedOrder): Promise<LinkedPayment>
  /**
   * Takes the proof on behalf of the buyer.
   * @throws HttpError 400, 415 for the file; 409 when no proof is awaited
   */
  sendProof(link: LinkedOrder, form: UploadForm): Promise<LinkedPayment>
}

/** Dependencies of payment links. */
export interface PaymentLinkDependencies {
  db: Database
  clock: Clock
  config: Config
  settings: SettingsReader
  throttleStore: ThrottleStore
  orders: Pick<OrderService, 'read'>
  proofs: Pick<ProofService, 'send'>
}

export function createPaymentLinks(dependencies: PaymentLinkDependencies): PaymentLinks {
  const { db, clock, config, settings, throttleStore, orders, proofs } = dependencies
  const secret = config.FILE_URL_SECRET
  const throttle = createThrottle(throttleStore, {
    name: 'payment-link-address',
    max: config.PAYMENT_LINKS_PER_ADDRESS,
    seconds: 3_600,
  })

  async function findLinked({ publicId }: LinkedOrder) {
    const order = await orderReader.find(db, publicId, 'every-order')
    const paymentCode = order?.paymentCode
    if (!order || paymentCode === undefined) throw new PaymentLinkInvalidError()
    return { ...order, paymentCode }
  }

  async function read(link: LinkedOrder): Promise<LinkedPayment> {
    const order = await findLinked(link)
    const bank = isTransferAwaited(order)
      ? bankBlockOf(await settings.read(), { config, now: clock.now(), isNewBuyer: false })
      : undefined
    return { order, payBy: link.payBy, bank }
  }

  return {
    async create(actor, publicId) {
      const order = await orders.read(actor, publicId)
      const { payBy } = order
      if (!payBy || payBy <= clock.now() || !isTransferAwaited(order))
        throw new PaymentNotAwaitedError()
      const token = signPaymentToken(secret, { publicId, payBy })
      return { path: `/pay/${token}`, expiresAt: payBy.toISOString() }
    },

    async open(token, network) {
      await throttle.count(network)
      return readPaymentToken(secret, token, clock.now())
    },

    read,

    async sendProof(link, form) {
      const { publicId, buyer, tier } = await findLinked(link)
      const actor = { userId: buyer.userId, name: buyer.name, role: tier }
      await proofs.send({ actor, publicId, reason: reservedMessages.sentByLink }, form)
      return read(link)
    },
  }
}
