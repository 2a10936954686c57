import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { FromIndex, Question, ReadyBytes } from '../index/messages.ts'
import { steadyNow } from '../index/steady-now.ts'
import type { ConnectIndex, IndexLink } from './index-link.ts'
import { type ReadyAnswer, ReadyShelf } from './ready-shelf.ts'

/** How old what the index holds may be, in milliseconds, before SQL is asked instead (design.md, The API). */
export const believedForMs = 1000

/** Milliseconds until a lost index is started again. */
const restartMs = 1000

/** Bytes of answers kept for the next who asks. */
const shelfBytes = 32 * 1024 * 1024

type Settle = (answer: ReadyAnswer | undefined) => void

function answerOf({ bytes, etag, total }: ReadyBytes): ReadyAnswer {
  return { body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), etag, total }
}

/**
 * Answers about the catalogue as ready bytes: from the shelf of this thread, else from the index. Where it
 * has none, or none fresh enough, SQL has to answer; while the index loads, that is always.
 */
export class ReadyCatalog {
  readonly #shelf = new ReadyShelf(shelfBytes)
  readonly #asked = new Map<string, { answer: Promise<ReadyAnswer | undefined>; settle: Settle }>()
  readonly #connect: ConnectIndex
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  #link: IndexLink | undefined
  #restart: NodeJS.Timeout | undefined
  #asOf = Number.NEGATIVE_INFINITY
  #isWell = false

  constructor(connect: ConnectIndex, log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
    this.#connect = connect
    this.#log = log
    this.#start()
  }

  /** True while what the index holds is young enough to be believed. */
  get isFresh(): boolean {
    return steadyNow() - this.#asOf < believedForMs
  }

  /** An answer that is there already. */
  recall(key: string): ReadyAnswer | undefined {
    return this.isFresh ? this.#shelf.get(key) : undefined
  }

  /**
   * Asks the index; who asks the same meanwhile waits for the same answer.
   * @returns undefined where SQL has to answer
   */
  async ask(key: string, question: Question): Promise<ReadyAnswer | undefined> {
    if (!this.isFresh) return undefined
    const answer = await (this.#asked.get(key)?.answer ?? this.#post(key, question))
    // The index may have fallen behind while it was asked.
    return this.isFresh ? answer : undefined
  }

  async close(): Promise<void> {
    clearTimeout(this.#restart)
    await this.#link?.close()
    this.#forgetAll()
  }

  #post(key: string, question: Question): Promise<ReadyAnswer | undefined> {
    const { promise, settle } = settleable()
    // Nobody waits longer for the index than it would be believed.
    const late = setTimeout(settle, believedForMs, undefined)
    const answer = promise.finally(() => {
      clearTimeout(late)
      this.#asked.delete(key)
    })
    this.#asked.set(key, { answer, settle })
    this.#link?.post({ kind: 'ask', key, question })
    return answer
  }

  #start(): void {
    this.#link = this.#connect({
      onMessage: (message) => this.#take(message),
      onLost: (reason) => {
        this.#log.warn({ reason }, 'the catalogue index ended, it is started again')
        this.#forgetAll()
        this.#restart = setTimeout(() => this.#start(), restartMs)
      },
    })
  }

  #take(message: FromIndex): void {
    switch (message.kind) {
      case 'answer': {
        const answer = message.ready && answerOf(message.ready)
        const evicted = answer ? this.#shelf.put(message.key, answer) : []
        if (evicted.length > 0) this.#link?.post({ kind: 'forget', keys: evicted })
        this.#asked.get(message.key)?.settle(answer)
        return
      }
      case 'followed':
        this.#shelf.drop(message.dropped)
        this.#asOf = message.asOf
        if (!this.#isWell) this.#log.info('the catalogue is answered by its index')
        this.#isWell = true
        return
      case 'trouble':
        if (this.#isWell)
          this.#log.warn({ reason: message.message }, 'the catalogue index is behind')
        this.#isWell = false
    }
  }

  #forgetAll(): void {
    this.#asOf = Number.NEGATIVE_INFINITY
    this.#isWell = false
    this.#shelf.clear()
    for (const { settle } of this.#asked.values()) settle(undefined)
  }
}

/** Opens the ready answers for as long as the server runs. @returns undefined without an index */
export function openReadyCatalog(
  app: FastifyInstance,
  connect: ConnectIndex | undefined,
): ReadyCatalog | undefined {
  if (!connect) return undefined
  const ready = new ReadyCatalog(connect, app.log)
  app.addHook('onClose', async () => ready.close())
  return ready
}

function settleable(): { promise: Promise<ReadyAnswer | undefined>; settle: Settle } {
  let settle: Settle = () => undefined
  const promise = new Promise<ReadyAnswer | undefined>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}
