import { type ReleaseStatus, readStatus } from '../../site/site-status.ts'
import type { ReleaseCommand } from '../command.ts'

export const status: ReleaseCommand = {
  usage: 'status',
  summary: 'what is live: releases, canaries, fallbacks, lock',
  run: async ({ store }) => {
    const site = await readStatus(store)
    const { revision, composition, shell, remotes, lock, isShown } = site
    return {
      data: site,
      lines: [
        composition === 0
          ? 'there is no site yet'
          : `visitors get revision ${composition}; the last change is revision ${revision}`,
        ...(lock ? [`locked by ${lock.by} since ${lock.at}: ${lock.reason}`] : []),
        ...(isShown ? [] : ['visitors still get an older revision: the next change repairs that']),
        ...(shell ? [`shell  ${describeRelease(shell)}`] : []),
        ...remotes.flatMap(({ name, stable, canary, fallback }) => [
          `${name}  ${describeRelease(stable)}`,
          ...(canary ? [`  canary, ${canary.percent} %: ${describeRelease(canary)}`] : []),
          ...(fallback ? [`  falls back to ${fallback.version}`] : []),
        ]),
      ],
    }
  },
}

function describeRelease({ version, published, scriptBytes }: ReleaseStatus): string {
  return [
    version,
    ...(scriptBytes === undefined ? [] : [`${(scriptBytes / 1024).toFixed(1)} KB`]),
    ...(published ? [`published ${published.at} by ${published.by}`] : []),
  ].join('  ')
}
