import path from 'node:path'
import type { BuildTarget } from '@store/sdk/build/build-target'
import { shellPreset } from '@store/sdk/build/shell-preset'
import type { Configuration } from 'webpack'
import { inlineModule } from '../inline-module.ts'
import { shellFolder } from '../workspace.ts'

/**
 * The shell of the naive chain: it asks a registry which releases there are, and nothing is fetched before its
 * turn comes. Its document carries no composition and its boot script does nothing.
 */
export default function naiveShell(target: BuildTarget): Configuration {
  return {
    ...shellPreset(shellFolder)(target),
    entry: { main: inlineModule(registryFirst), boot: inlineModule('') },
  }
}

const bootstrap = JSON.stringify(path.join(shellFolder, 'src/bootstrap.tsx'))

const registryFirst = `
  void start()
  async function start() {
    const registry = await fetch('/composition.json')
    const place = document.createElement('data')
    place.id = 'composition'
    place.append(await registry.text())
    document.head.append(place)
    const { bootstrap } = await import(/* webpackMode: "eager" */ ${bootstrap})
    bootstrap()
  }
`
