import type { CleanupJob } from '../cleanup/cleanup-job.ts'
import type { Database } from '../database/database.ts'
import { findFile, findKnownFiles } from './file-repository.ts'
import type { FileStorage } from './storage/file-storage.ts'

/** Longer than any transaction takes to commit, so that no pending order needs the file. */
const keptMs = 3_600_000
/** This many orphans are plausible, however few files there are. */
const alwaysPlausible = 1_000

async function findOrphans(
  { db, storage }: { db: Database; storage: FileStorage },
  closing: AbortSignal | undefined,
): Promise<string[]> {
  const orphans: string[] = []
  let looked = 0
  for await (const page of storage.list()) {
    if (closing?.aborted) return []
    const old = page.filter(({ ageMs }) => ageMs > keptMs).map(({ key }) => key)
    const known = new Set(await findKnownFiles(db, old))
    looked += old.length
    orphans.push(...old.filter((key) => !known.has(key)))
  }
  if (orphans.length > Math.max(alwaysPlausible, looked / 2)) {
    throw new Error(
      `${orphans.length} of ${looked} files have no row: is this another database's storage?`,
    )
  }
  return orphans
}

/**
 * Deletes private files that are older than an hour and have no row: uploads whose transaction failed or whose
 * process died. Nothing else deletes them, because a COMMIT may be late (ADR 0035). Deletes nothing when more than
 * half of many files have no row: a restored or wrong database must not cost the proofs.
 */
export function orphanedFiles(dependencies: { db: Database; storage: FileStorage }): CleanupJob {
  return {
    name: 'files without a row',
    async run(_now, _most, closing) {
      for (const key of await findOrphans(dependencies, closing)) {
        if (closing?.aborted) break
        if (!(await findFile(dependencies.db, key))) await dependencies.storage.delete(key)
      }
      return 0
    },
  }
}
