import { File } from 'node:buffer'
import '@testing-library/jest-dom/jest-globals'
import { afterEach, expect, jest } from '@jest/globals'
import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { computeStylesFromAttributes } from './computed-style.ts'

// The environment provides Node's FormData, which turns jsdom's File into a string.
Object.assign(globalThis, { File })

// Styles are for browser tests. Here each query by role would match every rule with every ancestor of every element: a
// quarter of the time of all tests of components. The setting makes styled-components use the method.
process.env.SC_DISABLE_SPEEDY = 'false'
Object.assign(CSSStyleSheet.prototype, { insertRule: () => 0, deleteRule: () => undefined })
computeStylesFromAttributes()

// For its warnings React records where 10,000 elements a second were created: a fifth of the time. It stops once they are
// counted, so the count stays there.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
})

// jsdom has no layout; without this a component that reads the width of the window fails.
const noMatch = Object.assign(new EventTarget(), { matches: false })
Object.assign(globalThis, { matchMedia: () => noMatch })

// jsdom does not know this element of HTML, and React would warn of it.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get() {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})

// jsdom has no downloads: there a link to a file would navigate.
const { click } = HTMLElement.prototype
HTMLAnchorElement.prototype.click = function clickLink() {
  if (!this.hasAttribute('download')) click.call(this)
}

// Test files of a group share a window: a phone that one of them mocks would be the next one's, too. jest's own
// `restoreMocks` comes before a test, when the next file may have replaced the same function already.
afterEach(() => {
  jest.restoreAllMocks()
})

const { getElementError } = getConfig()
configure({
  // Ends a wait for what never comes; the default of one second is too short for a busy machine.
  asyncUtilTimeout: 60_000,
  // A query that waits fails many times, and only the last error is read: the document is printed then.
  getElementError: (message, container) => {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
    if (!isWaiting) return getElementError(message, container)
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
    const get = () => getElementError(message, container).message
    return Object.defineProperty(error, 'message', { configurable: true, get })
  },
})

// Rendering may be late on a busy machine, so only component tests are retried.
if (process.env.RETRY_FAILED_TESTS && expect.getState().testPath?.endsWith('.tsx')) {
  jest.retryTimes(1, { logErrorsBeforeRetry: true })
}
