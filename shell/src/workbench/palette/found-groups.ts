import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { labelOfStatus } from '@store/contract/rules/orders/order-states'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type {
  AdminSearchResult,
  FoundBuyer,
  FoundOrder,
  FoundProduct,
  OrderMatch,
} from '@store/contract/schemas/admin-search'
import type { PaletteGroup, PaletteLink } from './palette-item.ts'

/** What comes before the text by which an order was found; `undefined` where the row shows it anyway. */
const matchLabels: Record<OrderMatch, string | undefined> = {
  number: undefined,
  utr: 'UTR ',
  po: 'PO ',
  phone: 'Phone ',
  buyer: '',
  product: '',
  place: '',
  note: 'Note: ',
}

function matchTextOf({ matched, matchedText, buyer }: FoundOrder): string | undefined {
  const label = matchLabels[matched]
  return label === undefined || matchedText === buyer ? undefined : `${label}${matchedText}`
}

function orderItem(order: FoundOrder, role: string): PaletteLink {
  const { _id, buyer, totalAmount, orderStatus, paymentStatus } = order
  const facts = [
    formatRupees(totalAmount),
    labelOfStatus(orderStatus),
    `payment ${paymentStatus}`,
    matchTextOf(order),
  ]
  return {
    key: `order ${_id}`,
    label: `${orderNameOf(_id)} ${buyer}`,
    detail: facts.filter(Boolean).join(' · '),
    to: `/${role}/orders/${encodeURIComponent(_id)}`,
  }
}

function buyerItem({ _id, name, email, mobile, firmName }: FoundBuyer): PaletteLink {
  return {
    key: `buyer ${_id}`,
    label: firmName ? `${name}, ${firmName}` : name,
    detail: `${email} · ${mobile}`,
    to: `/superadmin/users?${new URLSearchParams({ q: email })}`,
  }
}

function productItem({ _id, name, brand, modelNo, stock }: FoundProduct): PaletteLink {
  const q = modelNo === '' ? name : modelNo
  return {
    key: `product ${_id}`,
    label: name,
    detail: [modelNo === '' ? brand : modelNo, `${stock} in stock`].join(' · '),
    to: `/superadmin/products?${new URLSearchParams({ q })}`,
  }
}

/** What the server found; after the orders all of them in the list of orders. */
export function foundGroups(
  { orders, buyers = [], products = [] }: AdminSearchResult,
  { role, text }: { role: string; text: string },
): PaletteGroup[] {
  const allOrders: PaletteLink = {
    key: 'all orders',
    label: `All orders with “${text}”`,
    to: `/${role}/orders?${new URLSearchParams({ q: text })}`,
  }
  const orderItems = orders.map((order) => orderItem(order, role))
  return [
    { title: 'Orders', items: orders.length === 0 ? [] : [...orderItems, allOrders] },
    { title: 'Buyers', items: buyers.map(buyerItem) },
    { title: 'Products', items: products.map(productItem) },
  ].filter(({ items }) => items.length > 0)
}
