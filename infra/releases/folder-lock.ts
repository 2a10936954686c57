import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** A lock is held for a comparison and a rename: whoever takes this long was killed. */
const staleAfterMs = 30_000
const maxPauseMs = 20

/**
 * Does something while nobody else does who asks for the same lock, in this process or another, on this machine or on
 * one that has the same folder mounted. The lock of a process that was killed is taken over.
 * @param file the lock; nobody else writes it
 * @param work is told how to find out whether the lock is still its own: to be asked before the last step
 */
export async function withFolderLock<Result>(
  file: string,
  work: (isOwn: () => Promise<boolean>) => Promise<Result>,
): Promise<Result> {
  const owner = `${hostname()} ${process.pid} ${randomUUID()}`
  while (!(await acquire(file, owner))) {
    if (await isStale(file)) await breakLock(file)
    else await pause(Math.random() * maxPauseMs)
  }
  const isOwn = async () => (await ownerOf(file)) === owner
  try {
    return await work(isOwn)
  } finally {
    if (await isOwn()) await rm(file, { force: true })
  }
}

async function acquire(file: string, owner: string): Promise<boolean> {
  return writeFile(file, owner, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}

async function ownerOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

async function isStale(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  if (found === undefined) return false
  if (found.mtimeMs < Date.now() - staleAfterMs) return true
  const [host, pid] = (await ownerOf(file))?.split(' ') ?? []
  return host === hostname() && pid !== undefined && !isAlive(Number(pid))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Moved away first: of two who break a lock at once, the slower one can take a fresh lock, and gives it back. */
async function breakLock(file: string): Promise<void> {
  const moved = `${file}.${randomUUID()}`
  try {
    await rename(file, moved)
    if (!(await isStale(moved))) await link(moved, file)
  } catch {
    // Somebody else has broken it, or has the lock by now.
  } finally {
    await rm(moved, { force: true })
  }
}
