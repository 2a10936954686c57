import type { FastifyBaseLogger } from 'fastify'
import type { IndexSize, IndexState } from '../../metrics/index-metrics.ts'
import type { Thread } from '../../shared/thread.ts'
import { createDeferred } from './deferred.ts'
import type { AnyResult, IndexMessage, IndexOperations, IndexRequest } from './index-messages.ts'
import type { StartIndex } from './index-thread.ts'

/** Logger for the start and the loss of an index. */
export type IndexLog = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** The options of a client. */
export interface IndexClientOptions<Operations extends IndexOperations, Notice> {
  /** For log lines. */
  name: string
  start: StartIndex<Operations, Notice>
  log: IndexLog
  /** Milliseconds after which {@link IndexClient.query} gives up. */
  timeoutMs: number
  /** Delay in milliseconds before an index that ended is restarted. */
  restartDelayMs: number
  onNotice?: (notice: Notice) => void
  /** The index ended; all requests have failed. */
  onLost?: () => void
}

/**
 * Queries an index in its thread. The first query starts it, unless {@link start} did. Queries resolve to undefined
 * while it loads and when it fails; then the caller falls back to SQL.
 */
export class IndexClient<Operations extends IndexOperations, Notice = never> {
  readonly #options: IndexClientOptions<Operations, Notice>
  readonly #pending = new Map<number, (result: AnyResult<Operations>) => void>()
  #thread: Thread<IndexRequest<Operations>> | undefined
  #restart: NodeJS.Timeout | undefined
  #size: IndexSize | undefined
  #fallbacks = 0
  #lastRequestId = 0
  #isClosed = false

  constructor(options: IndexClientOptions<Operations, Notice>) {
    this.#options = options
  }

  /** Starts the index, unless it runs or is about to be restarted. */
  start(): void {
    if (this.#thread || this.#restart || this.#isClosed) return
    this.#thread = this.#options.start({
      onMessage: (message) => this.#handleMessage(message),
      onLost: (reason) => this.#handleLoss(reason),
    })
  }

  /** @returns undefined when the caller has to fall back to SQL */
  async query<Name extends keyof Operations>(
    operation: Name,
    query: Operations[Name]['query'],
  ): Promise<Operations[Name]['result'] | undefined>
  async query(
    operation: keyof Operations,
    query: Operations[keyof Operations]['query'],
  ): Promise<AnyResult<Operations>> {
    this.start()
    const { promise, settle } = createDeferred<AnyResult<Operations>>(
      this.#options.timeoutMs,
      undefined,
    )
    this.request(operation, query, settle)
    const result = await promise
    if (result === undefined) this.#fallbacks += 1
    return result
  }

  /**
   * Queries the index without a time-out.
   * @param onResult called once, in the order of all messages; with undefined when only SQL can answer
   */
  request<Name extends keyof Operations>(
    operation: Name,
    query: Operations[Name]['query'],
    onResult: (result: Operations[Name]['result'] | undefined) => void,
  ): void
  request(
    operation: keyof Operations,
    query: Operations[keyof Operations]['query'],
    onResult: (result: AnyResult<Operations>) => void,
  ): void {
    if (this.#thread && this.#size) {
      this.#lastRequestId += 1
      this.#pending.set(this.#lastRequestId, onResult)
      this.#thread.post({ operation, query, requestId: this.#lastRequestId })
    } else {
      onResult(undefined)
    }
  }

  /** Calls an operation that has no result. */
  send<Name extends keyof Operations>(operation: Name, query: Operations[Name]['query']): void {
    this.#thread?.post({ operation, query })
  }

  /** For metrics. */
  get indexState(): IndexState {
    return { size: this.#size, fallbacks: this.#fallbacks }
  }

  /** False when the index runs and its database does not respond. */
  async isReady(): Promise<boolean> {
    return (await this.#thread?.isDatabaseReachable()) ?? true
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#restart)
    await this.#thread?.close()
    this.#reset()
  }

  #handleMessage(message: IndexMessage<Operations, Notice>): void {
    const { name, log, onNotice } = this.#options
    if (message.size) {
      if (!this.#size) log.info({ index: name }, 'index loaded')
      this.#size = message.size
    }
    if (message.kind === 'notice') {
      onNotice?.(message.notice)
    } else {
      const onResult = this.#pending.get(message.requestId)
      this.#pending.delete(message.requestId)
      onResult?.(message.result)
    }
  }

  #handleLoss(reason: string): void {
    const { name, log, onLost, restartDelayMs } = this.#options
    if (this.#isClosed) return
    log.warn({ index: name, reason }, 'index ended, it will be started again')
    this.#reset()
    onLost?.()
    this.#restart = setTimeout(() => {
      this.#restart = undefined
      this.start()
    }, restartDelayMs)
  }

  #reset(): void {
    this.#thread = undefined
    this.#size = undefined
    for (const onResult of this.#pending.values()) onResult(undefined)
    this.#pending.clear()
  }
}
