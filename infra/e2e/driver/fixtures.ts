import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Cart } from '@store/contract/schemas/orders/cart'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { PaymentLink } from '@store/contract/schemas/orders/reserved-orders'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import type { ShoppingListChanged } from '@store/contract/schemas/orders/shopping-lists'
import { callApi, type Person, registerBuyer } from './accounts.ts'
import { makeUniqueProofImage, type SampleFile } from './sample-files.ts'

/** A sample file as a form field value. */
export function toFormFile(file: SampleFile): File {
  return new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType })
}

/** Enough stock for several tests that order and fill carts concurrently. */
const minStock = 12

/** True for a product of which two pieces, with two of another one, need no e-way bill: shipping asks for nothing. */
export const isWithoutEwayBill = ({ prices }: Product) =>
  Object.values(prices).every((price) => price <= 10_000)

/** Products in stock that fit, the dearest first, with the prices for this person. */
export async function fetchProducts(
  count: number,
  as?: Person,
  isFit: (product: Product) => boolean = () => true,
): Promise<Product[]> {
  const found: Product[] = []
  for (let page = 1; found.length < count; page += 1) {
    const query = `/products?limit=50&sort=highToLow&page=${page}`
    const products = await callApi<Product[]>(query, { as })
    if (products.length === 0) break
    found.push(...products.filter((product) => product.stock >= minStock && isFit(product)))
  }
  return found.slice(0, count)
}

/** A valid address, with the additional fields of business buyers (ordering 2.2). */
export function makeAddress(role: string): Shipping {
  return {
    fullName: 'Meera Shah',
    phone: '9820012345',
    address: '12 Lamington Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400007',
    deliveryMethod: 'courier',
    ...(role !== 'enduser' && {
      businessName: 'Meera Traders',
      gstNumber: '27ABCDE1234F1Z0',
      courierOption: 'DTDC',
    }),
  }
}

/** Adds two of each product to the person's cart. */
export async function fillCart(person: Person, products: readonly Product[]): Promise<Cart> {
  let cart: Cart = { items: [], totalAmount: 0 }
  for (const { _id: productId } of products) {
    cart = await callApi('/cart/add', { body: { productId, quantity: 2 }, as: person })
  }
  return cart
}

/** Optional fields of a test's order. */
export interface OrderExtras {
  proof?: SampleFile
  paymentReference?: string
  shipping?: Partial<Shipping>
}

/** Fills the cart and places the order, paid by bank transfer. */
export async function placeOrder(
  person: Person,
  products: readonly Product[],
  { proof, paymentReference, shipping }: OrderExtras = {},
): Promise<Order> {
  await fillCart(person, products)
  const form = new FormData()
  const shippingInfo = { ...makeAddress(person.user.role), ...shipping }
  form.append('data', JSON.stringify({ shippingInfo, paymentReference }))
  form.append('paymentProof', toFormFile(proof ?? (await makeUniqueProofImage())))
  const { order } = await callApi<{ order: Order }>('/orders/manual', { form, as: person })
  return order
}

/** Registers a buyer with a reserved order. @returns the path of its payment link */
export async function createPaymentLink(): Promise<string> {
  const person = await registerBuyer('enduser')
  await fillCart(person, await fetchProducts(1, person))
  const { order } = await callApi<{ order: Order }>('/orders/reserve', {
    body: { shippingInfo: makeAddress('enduser') },
    as: person,
  })
  const { path } = await callApi<PaymentLink>(`/orders/${order._id}/payment-link`, { as: person })
  return path
}

/** Registers a buyer with an order, a filled cart, a wishlist and a named list. */
export async function createReturningBuyer(
  role: 'enduser' | 'reseller' | 'distributor',
): Promise<{ person: Person; order: Order; listId: string }> {
  const person = await registerBuyer(role)
  const products = await fetchProducts(3, person)
  const order = await placeOrder(person, products)
  await fillCart(person, products.slice(0, 2))
  for (const { _id: productId } of products) {
    await callApi('/wishlist/add', { body: { productId }, as: person })
  }
  await callApi('/shipment/create', { body: makeAddress(role), as: person })
  const lines = products.map(({ _id: productId }) => ({ productId, quantity: 5 }))
  const { list } = await callApi<ShoppingListChanged>('/lists', {
    body: { name: 'Monthly order', lines },
    as: person,
  })
  return { person, order, listId: list._id }
}
