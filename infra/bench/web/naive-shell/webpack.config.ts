import path from 'node:path'
import type { BuildTarget } from '@store/sdk/build/build-target'
import { shellPreset } from '@store/sdk/build/shell-preset'
import type { Configuration } from 'webpack'
import { inlineModule } from '../inline-module.ts'
import { shellFolder } from '../workspace.ts'

/**
 * The shell of the naive chain. It requests the releases from a registry and preloads nothing. Its document contains no
 * composition, and its boot script does nothing.
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
    const element = document.createElement('data')
    element.id = 'composition'
    element.append(await registry.text())
    document.head.append(element)
    const { bootstrap } = await import(/* webpackMode: "eager" */ ${bootstrap})
    bootstrap()
  }
`
