// Tests of a remote see the matchers that the preset's set-up brings at run time.
import type {} from '@testing-library/jest-dom/jest-globals'

export { signOut } from '../src/session/sign-out.ts'
export { cartApi } from '../src/slices/cart/cart-api.ts'
export { type AppStore, createStore } from '../src/store/store.ts'
export { type StoreTag, storeApi } from '../src/store/store-api.ts'
export type { AnswerOf, FakeAnswers, FakeRoute } from './fake-answers.ts'
export { type FakeApi, fakeApi } from './fake-api.ts'
export type { ApiCall } from './fake-call.ts'
export { testFirstCalls } from './first-calls.tsx'
export { memoryRouter } from './memory-router.tsx'
export { renderWithStore } from './render-with-store.tsx'
export { aCart, aCartLine, anOrder, aProduct, aShipping, aUser } from './samples.ts'
