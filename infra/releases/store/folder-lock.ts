import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** A lock is held for a comparison and a rename only: an older lock belongs to a process that was killed. */
const staleAfterMs = 30_000
const maxPauseMs = 20

/**
 * Runs work while holding a lock file, across processes and across machines that mount the same folder. Takes over the
 * lock of a process that was killed.
 * @param file the lock file
 * @param work receives a function that checks whether the lock is still held; to be called before the last step
 */
export async function withFolderLock<Result>(
  file: string,
  work: (isStillHeld: () => Promise<boolean>) => Promise<Result>,
): Promise<Result> {
  const owner = `${hostname()} ${process.pid} ${randomUUID()}`
  while (!(await acquire(file, owner))) {
    if (await isStale(file)) await breakLock(file)
    else await pause(Math.random() * maxPauseMs)
  }
  const isStillHeld = async () => (await ownerOf(file)) === owner
  try {
    return await work(isStillHeld)
  } finally {
    if (await isStillHeld()) await rm(file, { force: true })
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
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Moves the lock away first: when two processes break a lock at once, the slower one may have moved a new lock, which
 * it puts back.
 */
async function breakLock(file: string): Promise<void> {
  const moved = `${file}.${randomUUID()}`
  try {
    await rename(file, moved)
    if (!(await isStale(moved))) await link(moved, file)
  } catch {
    // Another process has broken or acquired the lock meanwhile.
  } finally {
    await rm(moved, { force: true })
  }
}
