import { beforeEach, expect, it, jest } from '@jest/globals'
import type { Reporter } from './reporter.ts'
import { sendReports, watchDocument } from './watch-document.ts'

const uncaught = jest.fn()
const flush = jest.fn()
const nothing = () => undefined
const reporter: Reporter = {
  uncaught,
  flush,
  opened: nothing,
  failed: nothing,
  crashed: nothing,
  blank: nothing,
  callFailed: nothing,
  differed: nothing,
  measured: nothing,
}

// Listeners stay for the document's life, so there is one watch for all tests. Its timer never fires: jsdom has no
// performance entries, so that the measurement which begins after three seconds would fail whatever test runs then.
jest.useFakeTimers()
watchDocument(reporter)
jest.useRealTimers()

beforeEach(() => {
  uncaught.mockClear()
  flush.mockClear()
})
function reject(reason: unknown) {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

const error = new TypeError('x is undefined')

it('reports uncaught errors and unhandled rejections', () => {
  dispatchEvent(new ErrorEvent('error', { error: error, message: error.message }))
  reject('no answer')
  expect(uncaught.mock.calls).toEqual([[error], ['no answer']])
})

it('ignores aborted calls and errors of extensions', () => {
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed with…' }))
  reject(Object.assign(new Error('gone'), { name: 'AbortError' }))
  const stack = 'Error: no\n    at chrome-extension://abc/inject.js:1:1'
  reject(Object.assign(new Error('no'), { stack }))
  expect(uncaught).not.toHaveBeenCalled()
})

it('flushes when the page is hidden', () => {
  const change = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  change()
  expect(flush).not.toHaveBeenCalled()
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  change()
  expect(flush).toHaveBeenCalledTimes(1)
})

it('sends reports with a beacon, also after the page was closed', async () => {
  const sendBeacon = jest.fn((_address: URL, _body: Blob) => true)
  Object.assign(navigator, { sendBeacon })
  const report = {
    composition: '1',
    remote: 'shell',
    version: '1.0.0',
    cohort: 'stable',
    kind: 'load',
  } as const
  sendReports([report])
  const [address, body] = sendBeacon.mock.calls[0] ?? []
  expect([String(address), body?.type]).toEqual([
    'http://store.test/api/telemetry',
    'application/json',
  ])
})
