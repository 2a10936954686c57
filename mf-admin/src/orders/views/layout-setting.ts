import { deviceSetting } from '../../device-setting.ts'
import type { OrdersLayout } from '../queue/orders-view.ts'

/** The layout of the orders that was chosen last in this browser. */
export const layoutSetting = deviceSetting<OrdersLayout>({
  key: 'adminOrdersLayout',
  parse: (stored) => (stored === 'list' ? 'list' : 'cards'),
})
