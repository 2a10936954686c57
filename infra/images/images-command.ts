import { runOnce } from '../processes/shutdown.ts'
import { logOf } from '../processes/steps.ts'
import { sourceCommit } from '../releases/build/source-commit.ts'
import { buildImages } from './build-images.ts'

/** `npm run images`: builds `store/<name>:<tag>` for every process, with the Docker of this machine. */
export async function makeImages(root: string, tag: string): Promise<void> {
  await runOnce(async () => {
    const docker = { env: process.env }
    await buildImages({
      root,
      docker,
      tag,
      commit: (await sourceCommit(root)) ?? 'unknown',
      log: logOf('images'),
    })
  })
}
