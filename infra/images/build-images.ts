import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../processes/steps.ts'
import { findSources } from '../releases/build/build-inputs.ts'
import { buildReleases } from '../releases/build/build-releases.ts'
import { exportBuilds } from '../releases/build/exported-builds.ts'
import { bundleProcess } from './bundle-processes.ts'
import { type Docker, hasImage, runDocker } from './docker.ts'
import { stageApi } from './stage-api.ts'

/** The images of the site: the targets of the Dockerfile. */
export const imageNames = ['api', 'gateway', 'platform', 'release', 'nginx', 'database'] as const

export type ImageName = (typeof imageNames)[number]

/** Base images, by their build arguments; by default those of the Dockerfiles. */
export type BaseImages = { NODE_IMAGE?: string; DEBIAN_IMAGE?: string }

type ImageBuild = {
  root: string
  docker: Docker
  /** Tag of all images. */
  tag: string
  /** Commit of the sources, which every image states. */
  commit: string
  bases?: BaseImages
  /** Builds the base images again, with today's packages of Debian. */
  isFresh?: boolean
  /** Default: all. */
  names?: readonly ImageName[]
  log: Log
}

/**
 * Bundles every program and builds its image, `store/<name>:<tag>`. The base images with Debian's packages are built
 * if they are missing; nothing else needs a network.
 * @throws CommandError with the end of the output of a failed build
 */
export async function buildImages(build: ImageBuild): Promise<void> {
  const { root, docker, tag, commit, bases = {}, names = imageNames, log } = build
  const context = join(root, '.data/images')
  await rm(context, { recursive: true, force: true })
  await mkdir(context, { recursive: true })
  await cp(join(root, 'infra/images/probe.mjs'), join(context, 'probe.mjs'))
  for (const name of names) await stageImage(root, name, { context: join(context, name), commit })
  const debianBases = {
    NGINX_IMAGE: await buildBaseImage(build, 'nginx-base'),
    DATABASE_IMAGE: await buildBaseImage(build, 'database-base'),
  }
  const node = bases.NODE_IMAGE ? { NODE_IMAGE: bases.NODE_IMAGE } : {}
  for (const name of names) {
    const args = { ...node, ...debianBases, COMMIT: commit }
    await buildTarget(docker, { file: 'Dockerfile', name, tag, network: 'none', context, args })
    log(`store/${name}:${tag} built`)
  }
}

/**
 * Builds a target of bases.Dockerfile, unless it was built before from the same text.
 * @returns the name of the image
 */
export async function buildBaseImage(
  {
    docker,
    bases = {},
    isFresh = false,
    log,
  }: Pick<ImageBuild, 'docker' | 'bases' | 'isFresh' | 'log'>,
  name: string,
): Promise<string> {
  const file = 'bases.Dockerfile'
  const text = await readFile(join(import.meta.dirname, file))
  const tag = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const image = `store/${name}:${tag}`
  if (!isFresh && (await hasImage(docker, image))) return image
  const args: Record<string, string> = bases.DEBIAN_IMAGE
    ? { DEBIAN_IMAGE: bases.DEBIAN_IMAGE }
    : {}
  // These builds copy no file.
  const context = join(import.meta.dirname, 'database')
  await buildTarget(docker, { file, name, tag, network: 'host', context, args, isFresh })
  log(`${image} built`)
  return image
}

/** Fills the folder of an image in the build context, which contains nothing else of the repository. */
async function stageImage(
  root: string,
  name: ImageName,
  { context, commit }: { context: string; commit: string },
): Promise<void> {
  if (name === 'api') return stageApi(root, context)
  if (name === 'database' || name === 'nginx') {
    await cp(join(root, 'infra/images', name), context, { recursive: true })
    if (name === 'database') return
    for (const file of ['nginx.conf.template', 'security-headers.conf']) {
      await cp(join(root, 'infra/nginx', file), join(context, file))
    }
    return
  }
  await bundleProcess(root, name, context)
  if (name === 'release') await exportReleases(root, { folder: join(context, 'builds'), commit })
}

async function exportReleases(
  root: string,
  { folder, commit }: { folder: string; commit: string },
): Promise<void> {
  const sources = findSources(root, 'production')
  const builds = await buildReleases(sources, async ({ build }) => ({ ...build, commit }))
  await exportBuilds(builds, folder)
}

type TargetBuild = {
  file: string
  name: string
  tag: string
  network: 'host' | 'none'
  context: string
  args: Readonly<Record<string, string>>
  isFresh?: boolean
}

async function buildTarget(docker: Docker, build: TargetBuild): Promise<void> {
  const args = Object.entries(build.args).flatMap(([name, value]) => [
    '--build-arg',
    `${name}=${value}`,
  ])
  await runDocker(docker, [
    'build',
    ...['--file', join(import.meta.dirname, build.file)],
    ...['--target', build.name],
    ...['--tag', `store/${build.name}:${build.tag}`],
    ...['--network', build.network],
    ...(build.isFresh ? ['--no-cache', '--pull'] : []),
    ...args,
    build.context,
  ])
}
