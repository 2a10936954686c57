import { runOnce } from '../processes/shutdown.ts'
import { logOf } from '../processes/steps.ts'
import { sourceCommit } from '../releases/build/source-commit.ts'
import { buildImages } from './build-images.ts'

/**
 * `npm run images`: builds `store/<name>:<tag>` for every process, with the Docker of this machine.
 * @param options fresh: builds the base images again
 */
export async function makeImages(
  root: string,
  { tag, fresh = false }: { tag: string; fresh?: boolean },
): Promise<void> {
  await runOnce(async () => {
    const docker = { env: process.env }
    await buildImages({
      root,
      docker,
      tag,
      isFresh: fresh,
      commit: (await sourceCommit(root)) ?? 'unknown',
      log: logOf('images'),
    })
  })
}
