// What the host shares with its remotes at run time: one session, one store, and the server data that several remotes use.
export { company, whatsAppAddress } from './company/company.ts'
export {
  defineRemote,
  type PrefetchArgs,
  type Remote,
  type ScreenRoute,
  screen,
} from './define-remote.ts'
export {
  deleteDraftFile,
  deleteDraftFiles,
  readDraftFiles,
  saveDraftFile,
} from './drafts/draft-files.ts'
export { useGetMeQuery } from './session/session-api.ts'
export { useSession } from './session/use-session.ts'
export { useGetCartQuery } from './slices/cart/cart-api.ts'
export {
  cartChangesApi,
  useAddToCartInBulkMutation,
  useAddToCartMutation,
  useRemoveCartLineMutation,
  useUpdateCartLineMutation,
} from './slices/cart/cart-changes-api.ts'
export { useCartCount } from './slices/cart/use-cart-count.ts'
export {
  catalogApi,
  type ProductPage,
  useGetProductFacetsQuery,
  useGetProductQuery,
  useGetProductsQuery,
  useProductPrefetch,
} from './slices/catalog/catalog-api.ts'
export {
  useDismissNotificationMutation,
  useMarkNotificationReadMutation,
} from './slices/notifications/notification-changes-api.ts'
export {
  type NotificationPage,
  useGetNotificationsInfiniteQuery,
} from './slices/notifications/notifications-api.ts'
export { useUnreadCount } from './slices/notifications/use-unread-count.ts'
export type { ManualOrder } from './slices/orders/manual-order.ts'
export type { OrderPage } from './slices/orders/newest-orders.ts'
export {
  useCancelOrderMutation,
  usePlaceManualOrderMutation,
  useReorderOrderMutation,
} from './slices/orders/order-changes-api.ts'
export {
  ordersApi,
  useGetOrderQuery,
  useGetOrdersInfiniteQuery,
} from './slices/orders/orders-api.ts'
export { useGetPaymentSettingsQuery } from './slices/payment/payment-api.ts'
export { useGetShippingQuery, useSaveShippingMutation } from './slices/shipping/shipping-api.ts'
export { readStoredShipping, storeShipping } from './slices/shipping/shipping-storage.ts'
export {
  useIsWishlisted,
  useWishlistCount,
  useWishlistedIds,
} from './slices/wishlist/use-wishlist.ts'
export { useGetWishlistQuery, wishlistApi } from './slices/wishlist/wishlist-api.ts'
export { fieldErrorsOf, messageOf, statusOf } from './store/api-error.ts'
export { callApiWith } from './store/base-query.ts'
export { defineEndpoints, type StoreEndpointBuilder } from './store/define-endpoints.ts'
export { fetchWithProgress } from './store/fetch-with-progress.ts'
export { useAppDispatch } from './store/hooks.ts'
export { newIdempotencyKey } from './store/idempotency-key.ts'
export { nextCursorOf, ratingOf, totalOf, withoutBlanks } from './store/list-answer.ts'
export type { AppDispatch } from './store/store.ts'
