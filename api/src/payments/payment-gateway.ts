import type { Paise } from '@store/contract/rules/money'

/** What a gateway gives the browser once it has the money. */
export interface GatewayPayment {
  orderId: string
  paymentId: string
  signature: string
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
  /** True when the gateway itself has signed this payment. */
  isGenuine(payment: GatewayPayment): boolean
}
