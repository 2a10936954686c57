import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, it } from '@jest/globals'
import { readStatement } from '../../../../../test/receipts/read-one-statement.ts'
import { generateCorpus } from '../../../../../test/statement-corpus/generate-corpus.ts'
import { statementWriters } from '../../../../../test/statement-corpus/write/write-statement.ts'
import { matchCredits } from '../match-credits.ts'
import { matchInThread } from './match-thread.ts'

const runMatching = matchInThread(pathToFileURL(`${process.env.API_BUNDLE}/match-worker.js`))

async function taskOf(size: number) {
  const corpus = generateCorpus({ credits: size, seed: 17 })
  const { credits } = await readStatement(await statementWriters.hdfc(corpus.lines))
  return { credits, targets: { orders: corpus.orders, payers: corpus.payers } }
}

it('a thread matches as this one does, which serves others meanwhile', async () => {
  const task = await taskOf(500)
  let isAnswered = false
  const answer = runMatching(task).finally(() => {
    isAnswered = true
  })
  let turns = 0
  for (; !isAnswered; turns += 1) await nextTurn()
  expect(turns).toBeGreaterThan(5)
  expect(await answer).toEqual(matchCredits(task.credits, task.targets))
})

it.each([
  ['ends', 'process.exit(3)', 'the matching thread ended with 3 before it answered'],
  ['fails', "throw new Error('broken')", 'broken'],
])('a thread that %s says why', async (_what, program, reason) => {
  const broken = matchInThread(new URL(`data:text/javascript,${encodeURIComponent(program)}`))
  await expect(broken(await taskOf(1))).rejects.toThrow(reason)
})
