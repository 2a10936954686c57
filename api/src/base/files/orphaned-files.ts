import type { CleanupJob } from '../cleanup/cleanup-job.ts'
import type { Database } from '../database/database.ts'
import { findKnownFiles } from './file-repository.ts'
import type { FileStorage } from './storage/file-storage.ts'

/** Longer than any transaction takes to commit, so that no pending order needs the file. */
const keptMs = 3_600_000
/** This many orphans are plausible, however few files there are. */
const alwaysPlausible = 1_000

/** The files of a storage, and what refers to them. */
interface ReferredFiles {
  /** What is deleted, for the log. */
  name: string
  storage: FileStorage
  /** Those of the keys that a row refers to. */
  findKnown(keys: readonly string[]): Promise<string[]>
}

async function findOrphans(
  { storage, findKnown }: ReferredFiles,
  closing: AbortSignal | undefined,
): Promise<string[]> {
  const orphans: string[] = []
  let looked = 0
  for await (const page of storage.list()) {
    if (closing?.aborted) return []
    const old = page.filter(({ ageMs }) => ageMs > keptMs).map(({ key }) => key)
    const known = new Set(await findKnown(old))
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
 * Deletes files that are older than an hour and that no row refers to: uploads whose transaction failed or whose process
 * died, and files that were removed. Their keys are never used again, so a file without a row stays one. Deletes nothing
 * when more than half of many files have no row: a restored or wrong database must not cost the files.
 */
export function unreferencedFiles(files: ReferredFiles): CleanupJob {
  return {
    name: files.name,
    async run(_now, _most, closing) {
      for (const key of await findOrphans(files, closing)) {
        if (closing?.aborted) break
        if ((await files.findKnown([key])).length === 0) await files.storage.delete(key)
      }
      return 0
    },
  }
}

/** Deletes private files without a row. Nothing else deletes them, because a COMMIT may be late (ADR 0035). */
export function orphanedFiles({ db, storage }: { db: Database; storage: FileStorage }): CleanupJob {
  const findKnown = async (keys: readonly string[]) => findKnownFiles(db, keys)
  return unreferencedFiles({ name: 'files without a row', storage, findKnown })
}
