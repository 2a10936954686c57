// For the shell only: creates the store, opens and ends sessions, and shows toasts. Remotes cannot import it.
export { companyData } from '../sdk/src/company/company-data.ts'
export {
  addTranslations,
  chooseLanguage,
  type Language,
  restoreLanguage,
  showLanguage,
  storedLanguage,
} from '../sdk/src/language/language.ts'
export { useLanguage } from '../sdk/src/language/use-language.ts'
export type { FirstCalls } from '../sdk/src/requests/first-calls.ts'
export {
  type ReadyAddition,
  readDeferredAdditions,
  takeDeferredAdditions,
} from '../sdk/src/session/deferred-additions.ts'
export {
  challengeOf,
  isChallengeEnded,
  type StartedLogin,
} from '../sdk/src/session/login-challenge.ts'
export {
  useConfirmEmailMutation,
  useFinishLoginMutation,
  useForgotPasswordMutation,
  useLoginMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useSaveLanguageMutation,
  useVerifyOtpMutation,
} from '../sdk/src/session/session-api.ts'
export { signOut } from '../sdk/src/session/sign-out.ts'
export {
  type CurrentSession,
  selectSession,
  useEndedSession,
} from '../sdk/src/session/use-session.ts'
export { useCartCount } from '../sdk/src/slices/cart/use-cart-count.ts'
export { useWishlistCount } from '../sdk/src/slices/wishlist/use-wishlist-count.ts'
export { SlotProvider } from '../sdk/src/slot.ts'
export type { FailedCall } from '../sdk/src/store/failed-call-middleware.ts'
export type { RootState } from '../sdk/src/store/root-reducer.ts'
export { startStore } from '../sdk/src/store/start-store.ts'
export { type AppStore, createStore } from '../sdk/src/store/store.ts'
export { type StoreTag, storeApi } from '../sdk/src/store/store-api.ts'
export { useRouteHead } from '../ui/shared/head/use-page-head.ts'
export { useColorMode } from '../ui/shared/theme/color-mode.ts'
export { applyColorMode, type ColorMode } from '../ui/shared/theme/stored-color-mode.ts'
export { ToastViewport } from '../ui/shared/toasts/toast-viewport.tsx'
