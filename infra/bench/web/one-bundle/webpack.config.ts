import path from 'node:path'
import type { BuildTarget } from '@store/sdk/build/build-target'
import { ContentsPlugin } from '@store/sdk/build/contents/contents-plugin'
import { findScreenFiles } from '@store/sdk/build/contents/screen-files'
import { bootHash } from '@store/sdk/build/document-plugin'
import { shellPreset } from '@store/sdk/build/shell-preset'
import webpack, { type Compilation, type Configuration } from 'webpack'
import { findRemotes } from '../../../releases/build/build-inputs.ts'
import { inlineModule } from '../inline-module.ts'
import { shellFolder, workspace } from '../workspace.ts'

const remotes = findRemotes(workspace)

/**
 * The baseline of `npm run bench:web`: the shell and all remotes as one application, as a team without micro-frontends
 * would build it. Every screen is its own chunk, preloaded by the same boot script. Unused exports of the SDK are
 * dropped. There is no federation runtime.
 */
export default function oneBundle(target: BuildTarget): Configuration {
  const preset = shellPreset(shellFolder)(target)
  return {
    ...preset,
    entry: {
      main: inlineModule(start),
      boot: path.join(shellFolder, 'src/boot/boot.ts'),
    },
    module: { rules: [...(preset.module?.rules ?? []), withoutSideEffects] },
    plugins: [
      ...(preset.plugins ?? []).filter((plugin) => !(plugin instanceof ContentsPlugin)),
      new webpack.NormalModuleReplacementPlugin(/\/federation\.ts$/, bundledRemotes()),
      new webpack.NormalModuleReplacementPlugin(/\/release-check\.ts$/, nothingToCheck),
      new webpack.NormalModuleReplacementPlugin(/\/shared-modules\.ts$/, nothingShared),
      new ContentsPlugin(async (compilation) => ({
        provides: {},
        bootHash: bootHash(compilation),
        screens: await screensOf(compilation),
      })),
    ],
  }
}

const bootstrap = JSON.stringify(path.join(shellFolder, 'src/bootstrap.tsx'))
const start = `import { bootstrap } from ${bootstrap}\nbootstrap()`

const withoutSideEffects = {
  test: /\.tsx?$/,
  include: [
    path.join(shellFolder, 'sdk/src'),
    path.join(shellFolder, 'ui'),
    path.join(workspace, 'api/contract'),
  ],
  sideEffects: false,
}

function bundledRemotes(): string {
  const imports = remotes.map(
    (name, index) => `import * as remote${index} from ${JSON.stringify(remoteSource(name))}`,
  )
  const table = remotes.map((name, index) => `${JSON.stringify(name)}: remote${index}`)
  return inlineModule(`${imports.join('\n')}
    const remotes = { ${table.join(', ')} }
    export const createFederation = () => ({ download: async ({ name }) => () => remotes[name] })`)
}

const nothingToCheck = inlineModule('export const checkRelease = () => undefined')
const nothingShared = inlineModule('export const hostVersions = {}')

async function screensOf(compilation: Compilation) {
  const screens = remotes.map(async (name) => {
    const files = await findScreenFiles(compilation, path.join(workspace, name))
    return [name, files] as const
  })
  return Object.fromEntries(await Promise.all(screens))
}

function remoteSource(name: string): string {
  return path.join(workspace, name, 'src/remote.tsx')
}
