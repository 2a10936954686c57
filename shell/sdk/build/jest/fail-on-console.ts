import { format } from 'node:util'
import { afterAll, afterEach, expect } from '@jest/globals'

/** Errors and warnings since the last test. */
const messages: string[] = []

// A test that expects a message replaces the method with `jest.spyOn(console, 'error').mockImplementation(…)` and asserts
// what it was called with. Throwing here instead would end in a `catch` of the code under test.
for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    const test = expect.getState().currentTestName
    const { stack } = new Error(`console.${method}: ${format(...values)}\n(logged in: ${test})`)
    messages.push(stack ?? format(...values))
  }
}

/** A test that logs an error or a warning fails, with the message and the stack of the call. */
function failOnMessages() {
  const logged = messages.splice(0)
  if (logged.length > 0) throw new Error(logged.join('\n\n'))
}

afterEach(failOnMessages)
// After the last test of a file, or before its first one.
afterAll(failOnMessages)
