import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders of the workspace packages that contain a file of that name. */
export async function workspacesWith(root: string, file: string): Promise<string[]> {
  const manifest: { workspaces: string[] } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  return manifest.workspaces.filter((folder) => existsSync(join(root, folder, file)))
}
