import { jest } from '@jest/globals'

/**
 * In a whole run a browser test that fails is looked at once more: a screen that was late on a busy machine passes
 * then, and a fault fails again. The runner names what needed it. A test run by name gets no second look.
 */
if (process.env.SECOND_LOOK) jest.retryTimes(1, { logErrorsBeforeRetry: true })
