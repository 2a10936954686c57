import { deviceChoice } from '../device-choice.ts'
import type { ShopLayout } from './layout-switch.tsx'
import { useIsPhone } from './use-is-phone.ts'

const { useChoice, choose: chooseLayout } = deviceChoice<ShopLayout>('shopLayout', [
  'cards',
  'list',
])

/** The layout of the products, remembered on this device; the rows of a list are too wide for a phone. */
export function useShopLayout() {
  const remembered = useChoice()
  const isPhone = useIsPhone()
  const layout: ShopLayout = isPhone ? 'cards' : remembered
  return { layout, chooseLayout }
}
