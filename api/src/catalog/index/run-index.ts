import { setTimeout as wait } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'
import type { Database } from '../../database/database.ts'
import { measureIndex } from '../../metrics/index-metrics.ts'
import { answerQuery } from './answer-query.ts'
import { DependencyRegistry } from './dependency-registry.ts'
import type { FromIndex, ToIndex } from './messages.ts'
import { monotonicNow } from './monotonic-now.ts'
import { loadCatalogue, type SyncedCatalogue } from './synced-catalogue.ts'

/** Polling interval in milliseconds. */
const followEveryMs = 250

/** Milliseconds until the next try when the catalogue could not be loaded. */
const loadAgainMs = 2000

/**
 * Loads the index, answers queries from a port and syncs with the database until the port closes. Runs in a worker
 * thread, so that it never blocks the HTTP thread.
 */
export async function runIndex(db: Database, port: MessagePort): Promise<void> {
  const post = (message: FromIndex, transfer: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, [...transfer])
  const registry = new DependencyRegistry()
  const closing = new AbortController()
  let followed: SyncedCatalogue | undefined

  port.on('close', () => closing.abort())
  port.on('message', (message: ToIndex) => {
    if (message.kind === 'forget') return registry.forget(message.keys)
    const { key, question } = message
    const answer = followed && answerQuery(followed.index, question)
    if (answer) registry.add(key, answer.dependency)
    const ready = answer?.ready
    post({ kind: 'answer', key, ready }, ready ? [ready.bytes.buffer] : [])
  })

  // Kept over a look that fails halfway: what it took over is told by the next.
  let dropped: string[] = []
  const look = async () => {
    const asOf = monotonicNow()
    if (!followed || followed.index.table.needsRebuild) {
      followed = await loadCatalogue(db)
      dropped.push(...registry.invalidateAll())
    }
    await followed.sync((changes) => dropped.push(...registry.invalidate(changes)))
    if (closing.signal.aborted) return
    post({ kind: 'followed', asOf, dropped, size: measureIndex(followed.index.table.size) })
    dropped = []
  }

  while (!closing.signal.aborted) {
    const pause = await look().then(
      () => followEveryMs,
      (error: unknown) => {
        post({ kind: 'trouble', message: error instanceof Error ? error.message : String(error) })
        return followed ? followEveryMs : loadAgainMs
      },
    )
    await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined)
  }
}
