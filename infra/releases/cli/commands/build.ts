import { buildRelease } from '../../build/build-release.ts'
import { nameOf } from '../../release.ts'
import type { Command } from '../command.ts'
import { findSource } from '../source.ts'

export const build: Command = {
  args: '<remote>',
  summary: 'builds one remote (or the shell), unless nothing has changed',
  run: async (call) => {
    const { build, isFresh } = await buildRelease(findSource(call))
    return {
      data: { ...build, isFresh },
      lines: [`${nameOf(build)} ${isFresh ? 'built' : 'unchanged'}: ${build.files}`],
    }
  },
}
