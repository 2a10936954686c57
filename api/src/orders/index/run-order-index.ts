import type { MessagePort } from 'node:worker_threads'
import type { Database } from '../../database/database.ts'
import { loadOrderIndex } from './followed-orders.ts'
import type { FromOrderIndex, OrderQuestion, ToOrderIndex } from './messages.ts'
import type { OrderIndex } from './order-index.ts'

function answer(index: OrderIndex, question: OrderQuestion) {
  switch (question.kind) {
    case 'page':
      return index.page(question)
    case 'figures':
      return index.figures(question)
    case 'ranks':
      return index.ranks(question)
    case 'totals':
      return index.totals(question.tier)
  }
}

/**
 * Loads the orders, then answers the questions that come through a port, each with all that was committed
 * before it came; the orders' lines are read meanwhile. Meant for a thread of its own: whatever it computes, the
 * HTTP thread never waits.
 */
export async function runOrderIndex(db: Database, port: MessagePort): Promise<void> {
  const post = (message: FromOrderIndex) => port.postMessage(message)
  const followed = await loadOrderIndex(db)
  await followed.catchUp()
  // A reading that failed is begun again when somebody asks for what it was to tell.
  const readLines = () => followed.readLines().catch(() => undefined)
  let turn: Promise<void> = Promise.resolve()
  port.on('message', ({ number, question }: ToOrderIndex) => {
    turn = turn.then(async () => {
      try {
        await followed.catchUp()
        const found = answer(followed.index, question)
        post({ kind: 'answer', number, answer: found })
        if (!found) void readLines()
      } catch {
        // The database could not be asked; SQL, which needs it too, says why.
        post({ kind: 'answer', number, answer: undefined })
      }
    })
  })
  post({ kind: 'loaded' })
  await readLines()
}
