export { defineRemote, type Remote, type ScreenRoute, screen } from './define-remote.ts'
export {
  sessionApi,
  useForgotPasswordMutation,
  useGetMeQuery,
  useLoginMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useVerifyOtpMutation,
} from './session/session-api.ts'
export { signOut } from './session/sign-out.ts'
// Store, session and the server data that more than one module uses.
export { type CurrentSession, useSession } from './session/use-session.ts'
export { cartApi, useGetCartQuery } from './slices/cart/cart-api.ts'
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
  useCalculatePriceQuery,
  useGetProductFacetsQuery,
  useGetProductQuery,
  useGetProductsQuery,
  useProductPrefetch,
} from './slices/catalog/catalog-api.ts'
export { type ManualOrder, newIdempotencyKey } from './slices/orders/manual-order.ts'
export {
  orderChangesApi,
  useCancelOrderMutation,
  usePlaceManualOrderMutation,
  useReorderOrderMutation,
} from './slices/orders/order-changes-api.ts'
export {
  type OrderPage,
  ordersApi,
  useGetOrderQuery,
  useGetOrdersInfiniteQuery,
} from './slices/orders/orders-api.ts'
export { paymentApi, useGetPaymentSettingsQuery } from './slices/payment/payment-api.ts'
export { keepShipping, readKeptShipping } from './slices/shipping/kept-shipping.ts'
export {
  shippingApi,
  shippingChangesApi,
  useGetShippingQuery,
  useSaveShippingMutation,
} from './slices/shipping/shipping-api.ts'
export { useIsWishlisted, useWishlistCount } from './slices/wishlist/use-wishlist.ts'
export {
  useAddToWishlistMutation,
  useGetWishlistQuery,
  useRemoveFromWishlistMutation,
  wishlistApi,
} from './slices/wishlist/wishlist-api.ts'
export { fieldFaultsOf, messageOf, statusOf } from './store/api-error.ts'
export { defineEndpoints, type StoreEndpointBuilder } from './store/define-endpoints.ts'
export { useAppDispatch, useAppSelector } from './store/hooks.ts'
export { totalOf, withoutBlanks } from './store/list-answer.ts'
export { type RootState, rootReducer } from './store/root-reducer.ts'
export { type AppDispatch, type AppStore, createStore, startStore } from './store/store.ts'
export { type StoreTag, storeApi } from './store/store-api.ts'
