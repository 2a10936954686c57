import { describeError } from '../processes/command-error.ts'
import { createShutdown, type Shutdown } from '../processes/shutdown.ts'
import { step } from '../processes/steps.ts'
import { isFailed, type Suite } from '../test/suite.ts'

/** A suite that `npm test` leaves out, by the name of its command. */
export type FurtherSuite = { name: string; prepare: Suite }

/**
 * Runs the tests of a suite, whose services are stopped afterwards, and prints what came of it.
 * @returns whether all passed
 */
export async function trySuite(
  root: string,
  suite: FurtherSuite,
  shutdown: Shutdown,
): Promise<boolean> {
  const { isPassed } = await step(
    suite.name,
    () =>
      testSuite(root, suite, shutdown).catch((error: unknown) => ({
        line: `FAILED ${describeError(error)}`,
        isPassed: false,
      })),
    ({ line }) => line,
  )
  return isPassed
}

async function testSuite(root: string, { prepare }: FurtherSuite, shutdown: Shutdown) {
  // Their services need the memory that the containers get.
  const own = createShutdown()
  await shutdown.add(own.run)
  try {
    const runTests = await prepare({ root, jestArguments: [], shutdown: own })
    const result = await runTests()
    const { passed, failed, retried } = result
    const again = retried.length > 0 ? `, ${retried.length} of them on retry` : ''
    const isPassed = !isFailed(result)
    const line = `${passed} passed, ${failed} failed${again}`
    return { line: isPassed ? line : `FAILED ${line}`, isPassed }
  } finally {
    await own.run()
  }
}
