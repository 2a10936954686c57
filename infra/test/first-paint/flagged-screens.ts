import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '@store/sdk/build/config-file'

/** The files of the screens whose routes have `firstPaint`, of all remotes. */
export async function findFlaggedScreens(root: string): Promise<string[]> {
  const remotes = readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(path.join(folder, 'remote.config.ts')))
  const screens = await Promise.all(
    remotes.map(async (folder) => {
      const { remoteConfig } = await readConfig(folder)
      const flagged = remoteConfig?.routes.filter(({ firstPaint }) => firstPaint) ?? []
      return flagged.flatMap(({ load }) => {
        const [, file] = /\bimport\(\s*["'`](.+?)["'`]/.exec(load.toString()) ?? []
        return file === undefined ? [] : [path.resolve(folder, file)]
      })
    }),
  )
  return [...new Set(screens.flat())]
}
