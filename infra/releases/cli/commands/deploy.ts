import path from 'node:path'
import { readExportedBuilds } from '../../build/exported-builds.ts'
import {
  type DeployedRelease,
  type Deployment,
  deploy as deployBuilds,
} from '../../compose/deploy.ts'
import { nameOf } from '../../release.ts'
import type { ReleaseCommand } from '../command.ts'

export const deploy: ReleaseCommand = {
  usage: 'deploy <folder>',
  summary:
    'publishes the builds of a folder; composes the first site, and never changes a live one',
  run: async ({ store, actor, program, cwd, args: [folder = ''] }) => {
    const builds = await readExportedBuilds(path.resolve(cwd, folder))
    const deployment = await deployBuilds(store, { builds, actor })
    return { data: deployment, lines: describeDeployment(deployment, program) }
  },
}

function describeDeployment(deployment: Deployment, program: string): string[] {
  const { revision, isFirst, releases, otherRemotes } = deployment
  const waiting = releases.filter(({ version, live }) => version !== live)
  return [
    ...releases.map(
      (release) =>
        `${nameOf(release)} ${release.isNew ? 'published' : 'was published before'}, ${audienceOf(release)}`,
    ),
    ...otherRemotes.map((name) => `${name} has no build here and stays as it is`),
    isFirst
      ? `the first site is composed: revision ${revision}`
      : `the site stays at revision ${revision}`,
    ...waiting.flatMap(({ name, version, objections }) => [
      `to give ${name} to all browsers: ${program} promote ${name} ${version}`,
      ...objections.map((objection) => `  incompatible with the current site: ${objection}`),
    ]),
  ]
}

function audienceOf({ version, live, canaryPercent }: DeployedRelease): string {
  if (version === live) return 'live'
  if (canaryPercent !== undefined) return `live for ${canaryPercent} % of all browsers`
  return live ? `not live: ${live} is` : 'not in the site'
}
