export { company, whatsAppAddress } from './company/company.ts'
export { companyData } from './company/company-data.ts'
export {
  defineRemote,
  type PrefetchArgs,
  type Remote,
  type ScreenRoute,
  screen,
} from './define-remote.ts'
// Theme, toasts and the UI components used on every page; the others are in `@store/sdk/parts`.
export { formatCount } from './formats/format-count.ts'
export {
  deleteDraftFile,
  deleteDraftFiles,
  readDraftFiles,
  saveDraftFile,
} from './forms/draft-files.ts'
export { publicOrigin } from './head/public-origin.ts'
export { usePageHead, useRouteHead } from './head/use-page-head.ts'
export {
  useForgotPasswordMutation,
  useGetMeQuery,
  useLoginMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useVerifyOtpMutation,
} from './session/session-api.ts'
export { signOut } from './session/sign-out.ts'
// Store, session and the server data that more than one module uses.
export {
  type CurrentSession,
  selectSession,
  useEndedSession,
  useSession,
} from './session/use-session.ts'
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
export type { FailedCall } from './store/failed-call-middleware.ts'
export { fetchWithProgress } from './store/fetch-with-progress.ts'
export type { FirstCalls } from './store/first-calls.ts'
export { useAppDispatch } from './store/hooks.ts'
export { newIdempotencyKey } from './store/idempotency-key.ts'
export { nextCursorOf, ratingOf, totalOf, withoutBlanks } from './store/list-answer.ts'
export type { RootState } from './store/root-reducer.ts'
export { startStore } from './store/start-store.ts'
export { type AppDispatch, type AppStore, createStore } from './store/store.ts'
export { type StoreTag, storeApi } from './store/store-api.ts'
export { applyColorMode, type ColorMode } from './theme/color-mode.ts'
// Types `props.theme` wherever the SDK is imported.
export type {} from './theme/styled.ts'
export { type Space, type Theme, theme } from './theme/theme.ts'
export { type Toast, type ToastTone, toast } from './toasts/toast.ts'
export { ToastViewport } from './toasts/toast-viewport.tsx'
export { Button, type ButtonProps } from './ui/actions/button.tsx'
export {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonStyles,
} from './ui/actions/button-styles.ts'
export { IconButton } from './ui/actions/icon-button.tsx'
export { IconLink } from './ui/actions/icon-link.tsx'
export { LinkButton } from './ui/actions/link-button.tsx'
export { Avatar } from './ui/display/avatar.tsx'
export { Cluster } from './ui/layout/cluster.tsx'
export { Heading } from './ui/layout/heading.tsx'
export { PageBody } from './ui/layout/page-body.tsx'
export { PageHeader } from './ui/layout/page-header.tsx'
export { usePageTitle } from './ui/layout/page-title.ts'
export { Stack } from './ui/layout/stack.tsx'
export { VisuallyHidden } from './ui/layout/visually-hidden.tsx'
export { Breadcrumbs, type Crumb } from './ui/navigation/breadcrumbs.tsx'
export { ColorModeSwitch } from './ui/navigation/color-mode-switch.tsx'
export { Loading } from './ui/states/loading.tsx'
export { Skeleton } from './ui/states/skeleton.tsx'
