import path from 'node:path'
import { FolderStore } from './folder-store.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Opens the store of a site.
 * @param address a folder, or `s3://bucket/folder`; absent: the site of `npm start`
 */
export function openStore(
  address: string | undefined,
  { root, here, env }: { root: string; here: string; env: NodeJS.ProcessEnv },
): ReleaseStore {
  if (address) return new FolderStore(path.resolve(here, address))
  return new FolderStore(path.resolve(env.DATA_FOLDER || path.join(root, '.data'), 'site'))
}
