import type { IndexSize } from '../../metrics/index-metrics.ts'

/** The operations of an index by name, with their queries and results. */
export type IndexOperations = Record<string, { query: unknown; result: unknown }>

/** The result of any of the operations; undefined when only SQL can answer. */
export type AnyResult<Operations extends IndexOperations> =
  | Operations[keyof Operations]['result']
  | undefined

/** Sent from the HTTP thread to an index. No result is sent back without a `requestId`. */
export interface IndexRequest<Operations extends IndexOperations> {
  operation: keyof Operations
  query: Operations[keyof Operations]['query']
  requestId?: number
}

/** Sent from an index to the HTTP thread, in order. The index is loaded when it first sends a size. */
export type IndexMessage<Operations extends IndexOperations, Notice> =
  | {
      kind: 'result'
      requestId: number
      result: AnyResult<Operations>
      size?: IndexSize | undefined
    }
  /** Sent without a request. */
  | { kind: 'notice'; notice: Notice; size?: IndexSize | undefined }
