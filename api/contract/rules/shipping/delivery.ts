/** The delivery methods (spec §9). */
export const deliveryMethods = ['courier', 'bus', 'transport'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** The courier option that requires a courier name (spec §9: Other, with a custom courier name). */
export const customCourier = 'Other'

/** The courier options of the checkout (spec §9). */
export const courierOptions = [
  'DTDC',
  'FedEx',
  'India Post',
  'Ecom Express',
  customCourier,
] as const
export type CourierOption = (typeof courierOptions)[number]
