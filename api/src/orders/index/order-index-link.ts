import { MessageChannel } from 'node:worker_threads'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { WorkerDatabase } from '../../database/worker-database.ts'
import { startThread, type Thread, type ThreadListener } from '../../shared/thread.ts'
import type { AnswerTo, FromOrderIndex, OrderQuestion, ToOrderIndex } from './messages.ts'
import { runOrderIndex } from './run-order-index.ts'

/** A running index, wherever it runs. */
type RunningIndex = Thread<ToOrderIndex>

/** Starts an index. */
export type StartOrderIndex = (listener: ThreadListener<FromOrderIndex>) => RunningIndex

/** An index in a thread of its own. @param file the program `order-worker` */
export function orderIndexInThread(file: URL, workerData: WorkerDatabase): StartOrderIndex {
  return (listener) => startThread(file, workerData, listener)
}

/** An index in this thread, for tests. */
export function orderIndexInProcess(db: Database): StartOrderIndex {
  return ({ onMessage, onLost }) => {
    const { port1, port2 } = new MessageChannel()
    port1.on('message', onMessage)
    runOrderIndex(db, port2).catch((error: unknown) => onLost(String(error)))
    return {
      post: (message) => port1.postMessage(message),
      isDatabaseReachable: async () => true,
      close: async () => port1.close(),
    }
  }
}

/** Nobody waits longer for the index than this; SQL answers then. */
const patienceMs = 2000
/** Milliseconds before an index that ended is started again. */
const restAfterLossMs = 10_000

type Settle = (answer: AnswerTo<OrderQuestion> | undefined) => void

/**
 * Asks the index of orders, which is started when it is asked first: an instance that no admin uses has none.
 * While it loads, and when it fails, there is no answer and SQL has to give it.
 */
export class OrderIndexLink {
  readonly #start: StartOrderIndex
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly #asked = new Map<number, Settle>()
  #running: RunningIndex | undefined
  #isLoaded = false
  #lostAt = Number.NEGATIVE_INFINITY
  #questions = 0

  constructor(start: StartOrderIndex, log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
    this.#start = start
    this.#log = log
  }

  /** @returns undefined where SQL has to answer */
  async ask<Question extends OrderQuestion>(
    question: Question,
  ): Promise<AnswerTo<Question> | undefined>
  async ask(question: OrderQuestion): Promise<AnswerTo<OrderQuestion> | undefined> {
    this.#running ??= this.#begin()
    if (!this.#isLoaded) return undefined
    this.#questions += 1
    const number = this.#questions
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#settle(number, undefined), patienceMs)
      this.#asked.set(number, (answer) => {
        clearTimeout(late)
        resolve(answer)
      })
      this.#running?.post({ number, question })
    })
  }

  /** False when the index runs and its database does not answer; without an index nothing is missing. */
  async isReady(): Promise<boolean> {
    return (await this.#running?.isDatabaseReachable()) ?? true
  }

  async close(): Promise<void> {
    await this.#running?.close()
    this.#forgetAll()
  }

  #begin(): RunningIndex | undefined {
    if (performance.now() - this.#lostAt < restAfterLossMs) return undefined
    return this.#start({
      onMessage: (message) => this.#take(message),
      onLost: (reason) => {
        this.#log.warn({ reason }, 'the order index ended, SQL answers')
        this.#lostAt = performance.now()
        this.#forgetAll()
      },
    })
  }

  #take(message: FromOrderIndex): void {
    if (message.kind === 'answer') {
      this.#settle(message.number, message.answer)
    } else {
      this.#log.info('orders are found by their index')
      this.#isLoaded = true
    }
  }

  #settle(number: number, answer: AnswerTo<OrderQuestion> | undefined): void {
    this.#asked.get(number)?.(answer)
    this.#asked.delete(number)
  }

  #forgetAll(): void {
    this.#running = undefined
    this.#isLoaded = false
    for (const settle of this.#asked.values()) settle(undefined)
    this.#asked.clear()
  }
}

/** Opens the way to the index for as long as the server runs. @returns undefined without an index */
export function openOrderIndex(
  app: FastifyInstance,
  start: StartOrderIndex | undefined,
): OrderIndexLink | undefined {
  if (!start) return undefined
  const link = new OrderIndexLink(start, app.log)
  app.addHook('onClose', async () => link.close())
  return link
}
