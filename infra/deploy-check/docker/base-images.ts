import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BaseImages } from '../../images/build-images.ts'
import { type Docker, hasImage, runDocker } from '../../images/docker.ts'
import { installPackages } from '../../packages/install-packages.ts'
import { CommandError } from '../../processes/command-error.ts'
import { lastLines, runCommand } from '../../processes/run-command.ts'
import type { Log } from '../../processes/steps.ts'
import { fetchNode } from '../../test/fetch-node.ts'

const debian = 'store/debian-base'
const node = 'store/node-base'
const nodeMajor = '24'

/**
 * Makes the base images that the public ones stand for, once per daemon: Debian from its packages, and Node's own
 * program on it. Needs root, as a machine without a registry of images does.
 */
export async function makeBaseImages(
  docker: Docker,
  { folder, log }: { folder: string; log: Log },
): Promise<Required<BaseImages>> {
  await mkdir(folder, { recursive: true })
  if (!(await hasImage(docker, debian))) {
    await importDebian(docker, folder)
    log(`${debian} made of Debian's packages`)
  }
  if (!(await hasImage(docker, node))) {
    await buildNodeBase(docker, folder)
    log(`${node} made of Node's own program`)
  }
  return { NODE_IMAGE: node, DEBIAN_IMAGE: debian }
}

async function importDebian(docker: Docker, folder: string): Promise<void> {
  await installPackages(['mmdebstrap'])
  const archive = join(folder, 'debian.tar')
  const { ok, output } = await runCommand({
    file: 'mmdebstrap',
    args: ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', archive],
    timeout: 600_000,
  })
  if (!ok) throw new CommandError(`mmdebstrap failed: ${lastLines(output)}`)
  await runDocker(docker, ['import', archive, debian])
  await rm(archive)
}

async function buildNodeBase(docker: Docker, folder: string): Promise<void> {
  const found = await fetchNode(folder, nodeMajor)
  if (typeof found === 'string') throw new CommandError(found)
  const context = await mkdtemp(join(folder, 'node-'))
  await cp(found.file, join(context, 'node'))
  await writeFile(join(context, 'Dockerfile'), `FROM ${debian}\nCOPY node /usr/local/bin/node\n`)
  await runDocker(docker, ['build', '--tag', node, '--network', 'none', context])
  await rm(context, { recursive: true })
}
