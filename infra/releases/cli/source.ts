import { existsSync } from 'node:fs'
import path from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { BuildRequest } from '../build/build-inputs.ts'
import type { Invocation } from './command.ts'

/**
 * Finds the source of a remote by its name in the repository, or by its folder.
 * @throws InvalidArgumentError when it does not exist
 */
export function findSource({ args, root, cwd }: Invocation): BuildRequest {
  const [nameOrFolder = ''] = args
  const folders = [path.join(root, nameOrFolder), path.resolve(cwd, nameOrFolder)]
  const folder = folders.find((candidate) =>
    existsSync(path.join(candidate, configFileOf(candidate))),
  )
  if (folder === undefined)
    throw new InvalidArgumentError(
      `There is no remote ${nameOrFolder}, neither by name nor by folder`,
    )
  return { root: path.dirname(folder), name: path.basename(folder), mode: 'production' }
}

function configFileOf(folder: string): string {
  return path.basename(folder) === 'shell' ? 'shell.config.ts' : 'remote.config.ts'
}
