import { buildRelease } from '../../build/build-release.ts'
import { nameOf } from '../../release.ts'
import type { ReleaseCommand } from '../command.ts'
import { findSource } from '../source.ts'

export const build: ReleaseCommand = {
  usage: 'build <remote>',
  summary: 'builds one remote (or the shell), unless nothing has changed',
  run: async (call) => {
    const { build, isFresh } = await buildRelease(findSource(call))
    return {
      data: { ...build, isFresh },
      lines: [`${nameOf(build)} ${isFresh ? 'built' : 'unchanged'}: ${build.files}`],
    }
  },
}
