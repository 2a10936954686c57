import { jest } from '@jest/globals'

/**
 * In a full run a failed browser test is retried once: a screen that was slow on a busy machine then passes, a bug fails
 * again. It is retried at once, for the tests after it may build on what it did. The runner lists tests that passed on
 * retry. Tests run by name are not retried.
 */
if (process.env.RETRY_FAILED_TESTS)
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true })
