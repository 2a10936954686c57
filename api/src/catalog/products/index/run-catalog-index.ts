import { setTimeout as wait } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'
import { type Database, measureIndex, serveIndex } from '../../../base/base.ts'
import { SyncedSynonyms } from '../search/synced-synonyms.ts'
import { answerQuery } from './answer-query.ts'
import type { CatalogNotice, CatalogOperations } from './catalog-operations.ts'
import { DependencyRegistry } from './dependency-registry.ts'
import { monotonicNow } from './monotonic-now.ts'
import { readDetails } from './read-changes.ts'
import { loadCatalogue, type SyncedCatalogue } from './synced-catalogue.ts'
import { warmUp } from './warm-up.ts'

/** Polling interval in milliseconds. */
const syncEveryMs = 250

/** Milliseconds until the next attempt when the catalogue could not be loaded. */
const retryLoadMs = 2000

/**
 * Loads the index, answers queries from a port and syncs with the database until the port closes. Runs in a worker
 * thread, so that it never blocks the HTTP thread.
 */
export async function runCatalogIndex(db: Database, port: MessagePort): Promise<void> {
  const registry = new DependencyRegistry()
  const synonyms = new SyncedSynonyms(db)
  const closing = new AbortController()
  let synced: SyncedCatalogue | undefined

  port.on('close', () => closing.abort())
  const notify = serveIndex<CatalogOperations, CatalogNotice>(port, {
    handlers: {
      respond: async ({ key, query }) => {
        // The index is read after the database, so that a change in between is noticed.
        const stored =
          query.kind === 'product'
            ? await readDetails(db, query.publicId).catch(() => undefined)
            : undefined
        const answer = synced && answerQuery(synced.index, query, stored)
        if (answer) registry.add(key, answer.dependency)
        return answer?.response
      },
      evict: (keys) => {
        registry.remove(keys)
      },
    },
    transferOf: (response) => (response ? [response.bytes.buffer] : []),
  })

  // Survives a sync that fails halfway: the next one reports them.
  let stale: string[] = []
  const sync = async () => {
    const asOf = monotonicNow()
    if (!synced || synced.index.table.needsRebuild) {
      synced = await loadCatalogue(db)
      stale.push(...registry.invalidateAll())
    }
    await synced.sync((changes) => stale.push(...registry.invalidate(changes)))
    if (await synonyms.sync(synced.index.words)) stale.push(...registry.invalidateByWords())
    if (closing.signal.aborted) return
    notify({ kind: 'synced', asOf, stale }, measureIndex(synced.index.table.size))
    stale = []
  }

  const reportFailure = (error: unknown) => {
    notify({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
  // Once, for an index that is loaded anew finds the code compiled; beside the syncs, without which it would be stale.
  let isWarmedUp = false
  while (!closing.signal.aborted) {
    await sync().catch(reportFailure)
    const pause = synced ? syncEveryMs : retryLoadMs
    if (synced && !isWarmedUp) {
      isWarmedUp = true
      void warmUp(synced.index, closing.signal).catch(reportFailure)
    }
    await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined)
  }
}
