import { File } from 'node:buffer'
import '@testing-library/jest-dom/jest-globals'
import { expect, jest } from '@jest/globals'
import { configure } from '@testing-library/react'
import { computeStylesFromAttributes } from './computed-style.ts'

// The environment provides Node's FormData, which turns jsdom's File into a string.
Object.assign(globalThis, { File })

// Styles are for browser tests. Here each query by role would match every rule with every ancestor of every element: a
// quarter of the time of all tests of components. The setting makes styled-components use the method.
process.env.SC_DISABLE_SPEEDY = 'false'
Object.assign(CSSStyleSheet.prototype, { insertRule: () => 0, deleteRule: () => undefined })
computeStylesFromAttributes()

// React records the call stack of every element, of which jest keeps a hundred calls: an eighth of the time.
Error.stackTraceLimit = 25

// jsdom has no layout; without this a component that reads the width of the window fails.
const noMatch = Object.assign(new EventTarget(), { matches: false })
Object.assign(globalThis, { matchMedia: () => noMatch })

// On a busy machine a screen may take longer than the default of one second.
configure({ asyncUtilTimeout: 8_000 })

// Rendering may be late on a busy machine, so only component tests are retried.
if (process.env.RETRY_FAILED_TESTS && expect.getState().testPath?.endsWith('.tsx')) {
  jest.retryTimes(1, { logErrorsBeforeRetry: true })
}
