import { File } from 'node:buffer'
import '@testing-library/jest-dom/jest-globals'
import { expect, jest } from '@jest/globals'
import { configure } from '@testing-library/react'

// The environment brings Node's FormData, and to that jsdom's own File is no file but a word.
Object.assign(globalThis, { File })

// On a machine that is busy with other suites a screen may take longer than the usual second.
configure({ asyncUtilTimeout: 8_000 })

// What a screen draws may be late on a busy machine; what is computed is wrong the first time.
if (process.env.RETRY_FAILED_TESTS && expect.getState().testPath?.endsWith('.tsx')) {
  jest.retryTimes(1, { logErrorsBeforeRetry: true })
}
