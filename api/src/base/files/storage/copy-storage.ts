import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type/core'
import type { FileStorage } from './file-storage.ts'

/** What copying a storage came to, in files. */
export interface CopyReport {
  /** Copied by this run. */
  copied: number
  /** Present in the target before, with the same size. */
  present: number
  /** Deleted from the source, when that was asked. */
  deleted: number
}

/** Enough to hide the latency of a bucket; each file is at most 10 MB in memory. */
const parallel = 8

async function sizesIn(storage: FileStorage): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const page of storage.list()) for (const { key, bytes } of page) sizes.set(key, bytes)
  return sizes
}

/** @returns false when the file was deleted from the source meanwhile */
async function copyFile(source: FileStorage, target: FileStorage, key: string): Promise<boolean> {
  const file = await source.open(key)
  if (!file) return false
  const content = await buffer(file.body)
  const type = await fileTypeFromBuffer(content)
  await target.put(key, content, type?.mime ?? 'application/octet-stream')
  return true
}

/**
 * Copies all files that the target does not have with the same size, and compares the sizes of all at the end. May be
 * interrupted and repeated. Files written to the source meanwhile are left to the next run.
 * @param options deletesSource: deletes every compared file from the source
 * @throws Error when a file cannot be copied, or the target does not have it afterwards
 */
export async function copyStorage(
  source: FileStorage,
  target: FileStorage,
  { deletesSource = false } = {},
): Promise<CopyReport> {
  const wanted = await sizesIn(source)
  const present = await sizesIn(target)
  const missing = [...wanted].filter(([key, bytes]) => present.get(key) !== bytes)
  const report = { copied: missing.length, present: wanted.size - missing.length, deleted: 0 }
  const queue = missing.values()
  const copyNext = async () => {
    for (const [key] of queue) if (!(await copyFile(source, target, key))) wanted.delete(key)
  }
  await Promise.all(Array.from({ length: parallel }, copyNext))
  const stored = await sizesIn(target)
  const lost = [...wanted].filter(([key, bytes]) => stored.get(key) !== bytes)
  if (lost.length > 0) {
    throw new Error(`${lost.length} files differ in size after copying, e.g. ${lost[0]?.[0]}`)
  }
  if (!deletesSource) return report
  for (const key of wanted.keys()) await source.delete(key)
  return { ...report, deleted: wanted.size }
}
