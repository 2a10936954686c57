// The modules that the host shares with its remotes at run time: one session, one store, and the server data of several
// remotes.
export { company, whatsAppAddress } from './company/company.ts'
export {
  defineRemote,
  type PrefetchArgs,
  type Remote,
  type RemoteDefinition,
  type ScreenRoute,
  screen,
} from './define-remote.ts'
export {
  deleteDraftFile,
  deleteDraftFiles,
  readDraftFiles,
  saveDraftFile,
} from './drafts/draft-files.ts'
export { i18n, intlLocale } from './language/language.ts'
export { Trans } from './language/trans.tsx'
export { translate } from './language/translate.ts'
export { fieldErrorsOf, messageOf, statusOf } from './requests/api-error.ts'
export { callApiWith } from './requests/base-query.ts'
export { fetchWithProgress } from './requests/fetch-with-progress.ts'
export { isFileUnreadable } from './requests/form-files.ts'
export { newIdempotencyKey } from './requests/idempotency-key.ts'
export { type AnswerMeta, nextCursorOf, totalOf, withoutBlanks } from './requests/list-answer.ts'
export { createRetryKeys } from './requests/retry-keys.ts'
export { sendWhenConnected } from './requests/send-when-connected.ts'
export { deferAddition, useDeferredListing } from './session/deferred-additions.ts'
export { useGetMeQuery, useMailConfirmationMutation } from './session/session-api.ts'
export { useSession } from './session/use-session.ts'
export { addToCartApi } from './slices/cart/add-to-cart-api.ts'
export { applyCartChange } from './slices/cart/apply-cart-change.ts'
export { useGetCartQuery } from './slices/cart/cart-api.ts'
export {
  catalogApi,
  useGetProductQuery,
  useGetProductsQuery,
} from './slices/catalog/catalog-api.ts'
export {
  useDismissNotificationMutation,
  useMarkNotificationReadMutation,
} from './slices/notifications/notification-changes-api.ts'
export { useGetNotificationsInfiniteQuery } from './slices/notifications/notifications-api.ts'
export { useUnreadCount } from './slices/notifications/use-unread-count.ts'
export { sellerApi, useGetSellerQuery } from './slices/seller-api.ts'
export {
  shoppingListsApi,
  useCreateShoppingListMutation,
  useGetShoppingListsQuery,
  useSetShoppingListLinesMutation,
} from './slices/shopping-lists-api.ts'
export { useGetSuggestionsQuery } from './slices/suggestions-api.ts'
export { useWaitingCounts } from './slices/use-waiting-counts.ts'
export { useGetWishlistQuery, wishlistApi } from './slices/wishlist/wishlist-api.ts'
export { type SlotState, useSlot } from './slot.ts'
export { defineEndpoints } from './store/define-endpoints.ts'
export { useAppDispatch } from './store/hooks.ts'
export type { AppDispatch } from './store/store.ts'
