import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'

/** The first of the folders that contains an executable of that name. */
export async function findFolderWith(
  name: string,
  folders: readonly string[],
): Promise<string | undefined> {
  for (const folder of folders) {
    const found = await access(join(folder, name), constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found) return folder
  }
  return undefined
}
