import type { Cart } from '@store/contract/schemas/cart'
import type { Product } from '@store/contract/schemas/catalog'
import type { Order } from '@store/contract/schemas/orders'
import type { Shipping } from '@store/contract/schemas/shipping'
import { callApi, type Person, registerBuyer } from './accounts.ts'
import { makeProofImage, type SampleFile } from './sample-files.ts'

/** A file as a part of a form. */
export function toFormFile(file: SampleFile): File {
  return new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType })
}

/** As many of a product as several people may order and put into their carts at once, and some are left. */
const minStock = 12

/** Products that can be bought, as this person sees them. */
export async function fetchProducts(count: number, as?: Person): Promise<Product[]> {
  const products = await callApi<Product[]>('/products?limit=50&sort=highToLow', { as })
  return products.filter(({ stock }) => stock >= minStock).slice(0, count)
}

/** An address a courier finds, with what business buyers have to add (spec §5). */
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
      gstNumber: '27ABCDE1234F1Z5',
      courierOption: 'DTDC',
    }),
  }
}

/** Puts these into the person's cart. */
export async function fillCart(person: Person, products: readonly Product[]): Promise<Cart> {
  let cart: Cart = { items: [], totalAmount: 0 }
  for (const { _id: productId } of products) {
    cart = await callApi('/cart/add', { body: { productId, quantity: 2 }, as: person })
  }
  return cart
}

/** What an order of a test has of its own. */
export interface OrderExtras {
  proof?: SampleFile
  paymentReference?: string
  shipping?: Partial<Shipping>
}

/** Fills the cart and orders what is in it, paid by bank transfer. */
export async function placeOrder(
  person: Person,
  products: readonly Product[],
  { proof, paymentReference, shipping }: OrderExtras = {},
): Promise<Order> {
  await fillCart(person, products)
  const form = new FormData()
  const shippingInfo = { ...makeAddress(person.user.role), ...shipping }
  form.append('data', JSON.stringify({ shippingInfo, paymentReference }))
  form.append('paymentProof', toFormFile(proof ?? (await makeProofImage())))
  const { order } = await callApi<{ order: Order }>('/orders/manual', { form, as: person })
  return order
}

/** A buyer who has been here before: an order on its way, a full cart, a wish. */
export async function createReturningBuyer(
  role: 'enduser' | 'reseller' | 'distributor',
): Promise<{ person: Person; order: Order }> {
  const person = await registerBuyer(role)
  const products = await fetchProducts(3, person)
  const order = await placeOrder(person, products)
  await fillCart(person, products.slice(0, 2))
  for (const { _id: productId } of products) {
    await callApi('/wishlist/add', { body: { productId }, as: person })
  }
  await callApi('/shipment/create', { body: makeAddress(role), as: person })
  return { person, order }
}
