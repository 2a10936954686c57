import { afterEach, expect, it } from '@jest/globals'
import { startThread, type Thread } from './thread.ts'

let thread: Thread<unknown> | undefined
afterEach(async () => thread?.close())

/** A program whose database responds or not. */
const start = (answer: string) => {
  const program = `import { workerData } from 'node:worker_threads'
    workerData.healthPort.on('message', (number) => workerData.healthPort.postMessage(${answer}))`
  const file = new URL(`data:text/javascript,${encodeURIComponent(program)}`)
  thread = startThread(file, {}, { onMessage: () => undefined, onLost: () => undefined })
  return thread
}

it.each([true, false])(
  'reports whether the database answers a program: %s',
  async (isReachable) => {
    const asked = start(`{ number, isReachable: ${isReachable} }`)
    const answers = [asked.isDatabaseReachable(), asked.isDatabaseReachable()]
    expect(await Promise.all(answers)).toEqual([isReachable, isReachable])
  },
)

it('reports no problem once the program has ended', async () => {
  const ended = start('process.exit(0)')
  expect([await ended.isDatabaseReachable(), await ended.isDatabaseReachable()]).toEqual([
    true,
    true,
  ])
})
