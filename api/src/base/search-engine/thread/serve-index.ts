import type { MessagePort } from 'node:worker_threads'
import type { IndexSize } from '../../metrics/index-metrics.ts'
import type { AnyResult, IndexMessage, IndexOperations, IndexRequest } from './index-messages.ts'

/**
 * The functions of an index, by operation. They return undefined when only SQL can answer. If one throws, the thread
 * ends, and the client restarts it.
 */
export type IndexHandlers<Operations extends IndexOperations> = {
  [Name in keyof Operations]: (
    query: Operations[Name]['query'],
  ) => Operations[Name]['result'] | undefined | Promise<Operations[Name]['result'] | undefined>
}

interface ServedIndex<Operations extends IndexOperations> {
  handlers: IndexHandlers<Operations>
  /** Buffers of a result that are moved to the HTTP thread instead of copied. */
  transferOf?: (result: AnyResult<Operations>) => ArrayBuffer[]
  /** Sent along with each result, for an index whose size changes with its queries. */
  measure?: () => IndexSize
}

/**
 * Answers the requests of an `IndexClient` that arrive on a port.
 * @returns sends a notice to the client
 */
export function serveIndex<Operations extends IndexOperations, Notice>(
  port: MessagePort,
  { handlers, transferOf, measure }: ServedIndex<Operations>,
): (notice: Notice, size?: IndexSize) => void {
  const post = (message: IndexMessage<Operations, Notice>, transfer: ArrayBuffer[] = []) =>
    port.postMessage(message, transfer)
  const handle = async ({ operation, query, requestId }: IndexRequest<Operations>) => {
    const result = await handlers[operation](query)
    if (requestId === undefined) return
    post({ kind: 'result', requestId, result, size: measure?.() }, transferOf?.(result))
  }
  port.on('message', (request: IndexRequest<Operations>) => void handle(request))
  return (notice, size) => post({ kind: 'notice', notice, size })
}
