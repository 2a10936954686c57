import type { Paise } from '@store/contract/rules/money'

/** What a gateway gives the browser once it has the money. */
export interface GatewayPayment {
  orderId: string
  paymentId: string
  signature: string
}

/** Where the payment of an order stands at the gateway. */
export interface GatewayState {
  /** The payment that has the money; undefined while there is none. */
  paidBy: string | undefined
  /** A payment was begun that may still get the money. */
  isUnderWay: boolean
}

/** Money that came in, as the gateway's server tells it. */
export interface ReceivedPayment {
  orderId: string
  paymentId: string
  amount: Paise
}

/** Somebody who collects money for the store. */
export interface PaymentGateway {
  /** Names the store to the gateway; public. */
  keyId: string
  /**
   * Tells the gateway what to collect. One that nobody pays costs nothing and ends by itself.
   * @param order receipt: how the store calls it
   * @returns the gateway's name of it
   * @throws GatewayAwayError (503)
   */
  openOrder(order: { amount: Paise; receipt: string }): Promise<string>
  /**
   * Asks the gateway whether an order was paid.
   * @throws GatewayAwayError (503)
   */
  findPayment(orderId: string): Promise<GatewayState>
  /**
   * Reads what the gateway's server sent.
   * @returns undefined for what tells of no money
   * @throws HttpError 400 when the gateway has not signed these bytes, 501 without a secret to check it
   */
  readWebhook(body: Buffer, signature: string): ReceivedPayment | undefined
  /** Where a buyer pays: an address that takes a form. */
  checkoutUrl: string
  /** True when the gateway itself has signed this payment. */
  isGenuine(payment: GatewayPayment): boolean
}
