import { wholeNumber } from '../../../processes/command-line.ts'
import { prune as pruneReleases } from '../../publish/prune.ts'
import type { ReleaseCommand } from '../command.ts'

export const prune: ReleaseCommand = {
  usage: 'prune',
  summary: 'removes releases that no browser can request any more',
  options: [
    {
      flags: '--days <…>',
      description: 'keeps what was live or published within these days; default 7',
      parse: wholeNumber,
    },
    { flags: '--dry-run', description: 'only lists what would be removed' },
  ],
  run: async ({ store, actor, options }) => {
    const { days, dryRun = false } = options
    const result = await pruneReleases(store, { actor, days, dryRun })
    const { releases, files } = result
    const verb = dryRun ? 'would be' : 'are'
    return {
      data: result,
      lines: [...releases, `${releases.length} releases, ${files} files ${verb} removed`],
    }
  },
}
