/** The delivery methods (ordering 2.3). */
export const deliveryMethods = ['courier', 'bus', 'transport'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** The courier option that requires a courier name (ordering 2.3). */
export const customCourier = 'Other'

/** The courier options of the checkout (ordering 2.3). */
export const courierOptions = [
  'DTDC',
  'FedEx',
  'India Post',
  'Ecom Express',
  customCourier,
] as const
export type CourierOption = (typeof courierOptions)[number]

/**
 * What a delivery method's freight is: the store pays (`free`), or the receiver pays on delivery, a `fixed` sum or what the
 * carrier asks (`to pay`).
 */
export const freightsAgreed = ['free', 'fixed', 'to pay'] as const
