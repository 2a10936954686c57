import { deviceChoice } from '../device-choice.ts'

/** Cards show pictures and prices at a glance; the list shows as many products as possible. */
export type ShopLayout = 'cards' | 'list'

/** The layout of the products, remembered on this device. */
export const { useChoice: useShopLayout, choose: chooseShopLayout } = deviceChoice<ShopLayout>(
  'shopLayout',
  ['cards', 'list'],
)
