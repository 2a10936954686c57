import path from 'node:path'
import { type BuildRequest, findSources } from '../../build/build-inputs.ts'
import { buildReleases } from '../../build/build-releases.ts'
import { exportBuilds } from '../../build/exported-builds.ts'
import { sourceCommit } from '../../build/source-commit.ts'
import { nameOf } from '../../release.ts'
import type { Invocation, ReleaseCommand } from '../command.ts'
import { findSource } from '../source.ts'

export const build: ReleaseCommand = {
  usage: 'build [remote]',
  summary: 'builds one remote (or the shell), by default all of them, unless nothing has changed',
  options: [
    {
      flags: '--output <…>',
      description: 'copies the builds into this folder, from which `deploy` publishes them',
    },
  ],
  run: async (call) => {
    const { root, cwd, options } = call
    const results = await buildReleases(requestedSources(call), async (result) => result)
    const builds = results.map(({ build }) => build)
    const folder = options.output && path.resolve(cwd, options.output)
    if (folder) {
      const commit = await sourceCommit(root)
      const exported = builds.map((build) => ({ ...build, ...(commit && { commit }) }))
      await exportBuilds(exported, folder)
    }
    return {
      data: results.map(({ build, isFresh }) => ({ ...build, isFresh })),
      lines: [
        ...results.map(({ build, isFresh }) => {
          return `${nameOf(build)} ${isFresh ? 'built' : 'unchanged'}: ${build.files}`
        }),
        ...(folder ? [`copied to ${folder}`] : []),
      ],
    }
  },
}

function requestedSources(call: Invocation): BuildRequest[] {
  return call.args.length > 0 ? [findSource(call)] : findSources(call.root, 'production')
}
