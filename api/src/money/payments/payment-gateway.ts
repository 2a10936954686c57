import type { Paise } from '@store/contract/rules/pricing/money'

/** What the gateway gives the browser after a payment. */
export interface GatewayPayment {
  orderId: string
  paymentId: string
  signature: string
}

/** State of an order's payment at the gateway. */
export interface GatewayState {
  /** Id of the captured payment; undefined while there is none. */
  paidBy: string | undefined
  /** True when a payment was authorized and may still be captured. */
  isUnderWay: boolean
}

/** A captured payment, as reported by the gateway's server. */
export interface ReceivedPayment {
  orderId: string
  paymentId: string
  amount: Paise
}

/** A payment service provider. */
export interface PaymentGateway {
  /** The store's public key id. */
  keyId: string
  /**
   * Opens an order at the gateway. An unpaid one is free and expires by itself.
   * @param order receipt: the store's own order id
   * @returns the gateway's order id
   * @throws GatewayUnavailableError (503)
   */
  openOrder(order: { amount: Paise; receipt: string }): Promise<string>
  /**
   * Asks the gateway whether an order was paid.
   * @throws GatewayUnavailableError (503)
   */
  findPayment(orderId: string): Promise<GatewayState>
  /**
   * Verifies and parses a webhook request.
   * @returns undefined for events other than a captured payment
   * @throws HttpError 400 for an invalid signature, 501 when no webhook secret is configured
   */
  readWebhook(body: Buffer, signature: string): ReceivedPayment | undefined
  /** The payment page; it accepts a POST form. */
  checkoutUrl: string
  /** True when the payment has a valid signature of the gateway. */
  isGenuine(payment: GatewayPayment): boolean
}
