import type { User } from '@store/contract/schemas/accounts/accounts'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Cart, CartLine } from '@store/contract/schemas/orders/cart'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Shipping } from '@store/contract/schemas/orders/shipping'

let made = 0

function nextId(kind: string): string {
  made += 1
  return `${kind}-${made}`
}

/** A user; an enduser by default. */
export function aUser(given: Partial<User> = {}): User {
  return {
    _id: nextId('user'),
    name: 'Asha Rao',
    email: 'asha@store.test',
    role: 'enduser',
    ...given,
  }
}

/** A product in stock at ₹ 1,499.50 for endusers, without slabs. */
export function aProduct(given: Partial<Product> = {}): Product {
  return {
    _id: nextId('product'),
    name: 'Logitech M90 Wired Mouse',
    brand: 'Logitech',
    category: 'Mouse',
    modelNo: 'M90',
    description: 'A wired mouse for the office.',
    images: [],
    pictures: [],
    stock: 25,
    gst: 18,
    prices: { enduser: 1499.5 },
    quantityBasedPrices: [],
    ...given,
  }
}

/** One line of a cart: a product once, at its end-user price. */
export function aCartLine(given: Partial<CartLine> = {}): CartLine {
  const product = given.product ?? aProduct()
  return { _id: nextId('line'), product, quantity: 1, price: product.prices.enduser ?? 0, ...given }
}

/** A cart of these lines; the total counts what is in stock. */
export function aCart(items: CartLine[] = [aCartLine()]): Cart {
  const inStock = items.filter(({ product }) => product.stock > 0)
  const paise = inStock.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0)
  return { items, totalAmount: paise / 100 }
}

/** Valid shipping details of an enduser. */
export function aShipping(given: Partial<Shipping> = {}): Shipping {
  return {
    fullName: 'Asha Rao',
    phone: '9876501234',
    address: '12 Residency Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560025',
    ...given,
  }
}

/** An enduser's order of one product, just placed. */
export function anOrder(given: Partial<Order> = {}): Order {
  const placedAt = '2026-11-20T09:30:00.000Z'
  return {
    _id: nextId('order'),
    createdAt: placedAt,
    updatedAt: placedAt,
    tier: 'enduser',
    items: [
      {
        product: {
          name: 'Logitech M90 Wired Mouse',
          modelNo: 'M90',
          brand: 'Logitech',
          category: 'Mouse',
        },
        quantity: 1,
        price: 118,
        total: 118,
        gst: 18,
        taxable: 100,
        cgst: 9,
        sgst: 9,
        igst: 0,
      },
    ],
    totalAmount: 118,
    orderStatus: 'pending',
    paymentStatus: 'pending',
    paymentMethod: 'bank_transfer',
    paymentProof: 'http://store.test/api/files/proof.png',
    paymentProofType: 'image/png',
    shippingInfo: aShipping(),
    timeline: [{ at: placedAt, kind: 'placed', by: 'enduser', to: 'pending' }],
    ...given,
  }
}
