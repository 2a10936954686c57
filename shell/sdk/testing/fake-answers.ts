import type { Me, SignedIn } from '@store/contract/schemas/accounts/accounts'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import type { PasskeyRequestOptions } from '@store/contract/schemas/accounts/passkeys'
import type { Facets, PriceAnswer, Product } from '@store/contract/schemas/catalog/catalog'
import type { ManagedFacets } from '@store/contract/schemas/catalog/managed-products'
import type { Suggestions } from '@store/contract/schemas/catalog/search'
import type { Wishlist } from '@store/contract/schemas/catalog/wishlist'
import type { Dashboard } from '@store/contract/schemas/dashboards'
import type { EventTicket } from '@store/contract/schemas/events'
import type { AddressBody, AddressList, Pincode } from '@store/contract/schemas/orders/addresses'
import type { BulkAdded, Cart } from '@store/contract/schemas/orders/cart'
import type { CartPreview, ListPreview } from '@store/contract/schemas/orders/cart-preview'
import type { Order, OrderChanged, OrderList } from '@store/contract/schemas/orders/orders'
import type { ProofList } from '@store/contract/schemas/orders/proofs'
import type {
  PaymentLink,
  PaymentPage,
  PaymentPageChanged,
} from '@store/contract/schemas/orders/reserved-orders'
import type { SavedShipping } from '@store/contract/schemas/orders/shipping'
import type { BankBlock, DemoSettings, SellerFacts } from '@store/contract/schemas/settings'
import type { MessageBody } from '@store/contract/schemas/wire'

/** The response types of the shared calls; a fake response of another shape fails the type check. */
export interface FakeAnswers {
  'POST /auth/login': SignedIn
  'POST /auth/second-factor': SignedIn
  'POST /auth/second-factor/passkey-options': PasskeyRequestOptions
  'POST /auth/second-factor/passkey': SignedIn
  'POST /auth/register/:tier': SignedIn
  'GET /auth/me': Me
  'POST /auth/logout': undefined
  'GET /products': Product[]
  'GET /products/facets': Facets
  'GET /products/suggest': Suggestions
  'GET /products/:id': Product
  'PATCH /products/:id': Product
  'GET /admin/products': Product[]
  'GET /admin/products/facets': ManagedFacets
  'POST /pricing/calculate': PriceAnswer
  'GET /wishlist/get': Wishlist
  'POST /wishlist/add': MessageBody
  'POST /wishlist/remove': MessageBody
  'GET /cart': Cart
  'POST /cart/add': Cart
  'PUT /cart/update/:itemId': Cart
  'DELETE /cart/remove/:itemId': Cart
  'POST /cart/bulk': BulkAdded
  'POST /cart/preview': CartPreview
  'POST /cart/preview/list': ListPreview
  'GET /shipment/me': SavedShipping
  'POST /shipment/create': SavedShipping
  'GET /shipment/addresses': AddressList
  'PUT /shipment/addresses/:id': AddressBody
  'DELETE /shipment/addresses/:id': undefined
  'GET /shipment/pincodes/:pincode': Pincode
  'GET /orders': OrderList
  'GET /orders/:id': Order
  'POST /orders/manual': OrderChanged
  'POST /orders/reserve': OrderChanged
  'GET /orders/:id/payment-link': PaymentLink
  'GET /pay/:token': PaymentPage
  'POST /pay/:token': PaymentPageChanged
  'PUT /orders/cancel/:id': MessageBody
  'PUT /orders/:id/received': OrderChanged
  'POST /orders/:id/reorder': BulkAdded
  'GET /:role/orders': OrderList
  'PUT /:role/orders/:id/status': OrderChanged
  'PUT /dashboard/orders/:id/payment': OrderChanged
  'PUT /orders/bill/:id': OrderChanged
  'DELETE /orders/bill/:id': OrderChanged
  'POST /orders/:id/proof': OrderChanged
  'PUT /orders/:id/proof': OrderChanged
  'GET /proofs': ProofList
  'GET /settings/payment': BankBlock
  'GET /settings/seller': SellerFacts
  'GET /settings/demo': DemoSettings
  'GET /notifications': NotificationList
  'PUT /notifications/:id/read': MessageBody
  'DELETE /notifications/:id': MessageBody
  'GET /dashboard/user': Dashboard
  'POST /events/ticket': EventTicket
}

/** A call of the API: method and path below `/api`, parameters as `:name`. */
export type FakeRoute = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

export type AnswerOf<Route extends FakeRoute> = Route extends keyof FakeAnswers
  ? FakeAnswers[Route]
  : object | undefined
