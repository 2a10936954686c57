import { deviceSetting } from '../../device-setting.ts'

/** The columns of the list of orders, in their order. */
export const orderColumns = {
  number: 'Order',
  age: 'Age',
  buyer: 'Buyer',
  phone: 'Phone',
  city: 'City',
  tier: 'Tier',
  lines: 'Lines',
  amount: 'Amount',
  reference: 'Reference',
  payment: 'Payment',
  status: 'Status',
} as const
export type OrderColumn = keyof typeof orderColumns

/** The columns that can be hidden; the number leads to the order and stays. */
export const optionalColumns = [
  'age',
  'buyer',
  'phone',
  'city',
  'tier',
  'lines',
  'amount',
  'reference',
  'payment',
  'status',
] as const satisfies readonly OrderColumn[]

const hiddenAtFirst: readonly OrderColumn[] = ['phone', 'tier', 'reference']

/** The columns that are hidden in this browser. */
export const hiddenColumnsSetting = deviceSetting<readonly OrderColumn[]>({
  key: 'adminOrderColumns',
  parse: (stored) =>
    Array.isArray(stored)
      ? optionalColumns.filter((column) => stored.includes(column))
      : hiddenAtFirst,
})
