import type { Dirent } from 'node:fs'
import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CleanupJob } from '../../cleanup/cleanup-job.ts'
import { uploadFolderPrefix } from './upload-form.ts'

/** Longer than any upload takes, in milliseconds. */
const keptMs = 3_600_000

/** A folder and the pattern of its temporary files. */
interface WorkFolder {
  folder: string
  unfinished: RegExp
  recursive?: boolean
}

/** The folders of an API. */
export interface WorkFolders {
  dataFolder: string
  temporaryFolder: string
}

function workFoldersIn({ dataFolder, temporaryFolder }: WorkFolders): WorkFolder[] {
  // The storage appends an id to the key; earlier releases also a number, or an id and `.part`.
  const replaced = /^[0-9A-Z]{26}(?:-[0-9A-Z]{26})?\.(?:\d+|[0-9A-Z]{26})$/
  return [
    { folder: temporaryFolder, unfinished: new RegExp(`^${uploadFolderPrefix}`) },
    { folder: join(dataFolder, 'images'), unfinished: /\.webp\.(?:\d+|[0-9A-Z]{26}|.+\.part)$/ },
    { folder: join(dataFolder, 'files'), unfinished: replaced, recursive: true },
    { folder: join(dataFolder, 'uploads'), unfinished: replaced, recursive: true },
    { folder: join(dataFolder, 'documents'), unfinished: replaced, recursive: true },
  ]
}

/** The age of a folder is that of the file being written into it. */
async function isAbandoned(path: string, entry: Dirent): Promise<boolean> {
  const paths = entry.isDirectory() ? [path, join(path, 'upload')] : [path]
  const stats = await Promise.all(paths.map(async (each) => stat(each).catch(() => undefined)))
  const [own] = stats
  if (own?.uid !== process.getuid?.()) return false
  return stats.every((each) => each === undefined || Date.now() - each.mtimeMs > keptMs)
}

async function cleanUp({ folder, unfinished, recursive = false }: WorkFolder): Promise<void> {
  const entries = await opendir(folder, { recursive }).catch(() => undefined)
  for await (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name)
    if (!unfinished.test(entry.name)) continue
    if (await isAbandoned(path, entry)) await rm(path, { recursive: true, force: true })
  }
}

/** Deletes temporary files of processes that died: partial uploads, pictures and replacements. */
export function unfinishedFiles(folders: WorkFolders): CleanupJob {
  return {
    name: 'unfinished files',
    async run(_now, _most, closing) {
      for (const folder of workFoldersIn(folders)) {
        if (closing?.aborted !== true) await cleanUp(folder)
      }
      return 0
    },
  }
}
