import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ShellConfig } from '@store/contract/schemas/site/composition'
import type { RemoteDefinition } from '../src/define-remote.ts'

interface ConfigModule {
  remoteConfig?: RemoteDefinition
  shellConfig?: ShellConfig
}

/** The config file of a package. */
export function configFileOf(folder: string): string {
  const isRemote = path.basename(folder).startsWith('mf-')
  return path.join(folder, isRemote ? 'remote.config.ts' : 'shell.config.ts')
}

/**
 * Runs the current config file of a package; without one, nothing is exported. The query string changes, because
 * modules are cached by URL.
 */
export async function readConfig(folder: string): Promise<ConfigModule> {
  const file = configFileOf(folder)
  if (!existsSync(file)) return {}
  const address = pathToFileURL(file)
  address.search = String(process.hrtime.bigint())
  return import(address.href)
}
