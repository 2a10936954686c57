import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BuildRequest } from '../build-request.ts'
import { type Invocation, UsageError } from './command.ts'

/**
 * Where the source of a remote is: by its name below the repository, or by its folder.
 * @throws UsageError when there is none
 */
export function findSource({ args, root, cwd }: Invocation): BuildRequest {
  const [word = ''] = args
  const folders = [path.join(root, word), path.resolve(cwd, word)]
  const folder = folders.find((candidate) =>
    existsSync(path.join(candidate, configFileOf(candidate))),
  )
  if (folder === undefined)
    throw new UsageError(`There is no remote ${word} here, and no folder of one`)
  return { root: path.dirname(folder), name: path.basename(folder), mode: 'production' }
}

function configFileOf(folder: string): string {
  return path.basename(folder) === 'shell' ? 'shell.config.ts' : 'remote.config.ts'
}
