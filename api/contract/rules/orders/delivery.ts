/** How goods travel (spec §9). */
export const deliveryMethods = ['courier', 'bus', 'transport'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** The courier that needs a name of its own (spec §9: Other, with a custom courier name). */
export const customCourier = 'Other'

/** What a buyer may choose as courier (spec §9). */
export const courierOptions = [
  'DTDC',
  'FedEx',
  'India Post',
  'Ecom Express',
  customCourier,
] as const
export type CourierOption = (typeof courierOptions)[number]
