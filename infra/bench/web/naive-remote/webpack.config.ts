import path from 'node:path'
import type { BuildTarget } from '@store/sdk/build/build-target'
import { remotePreset } from '@store/sdk/build/remote-preset'
import type { Configuration } from 'webpack'
import { workspace } from '../workspace.ts'

/** mf-shop for the naive chain: all its screens are in the one chunk that its entry requests. */
export default function naiveRemote(target: BuildTarget): Configuration {
  const folder = path.join(workspace, 'mf-shop')
  const preset = remotePreset(folder)(target)
  const eager = {
    include: path.join(folder, 'remote.config.ts'),
    parser: { dynamicImportMode: 'eager' },
  }
  return { ...preset, module: { rules: [...(preset.module?.rules ?? []), eager] } }
}
