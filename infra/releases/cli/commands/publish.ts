import { buildRelease } from '../../build/build-release.ts'
import { sourceCommit } from '../../build/source-commit.ts'
import { findSiteIncompatibilities } from '../../checks/verify-release.ts'
import { type PublishStep, publishRelease } from '../../publish/publish-release.ts'
import { nameOf } from '../../release.ts'
import type { ReleaseCommand } from '../command.ts'
import { findSource } from '../source.ts'

export const publish: ReleaseCommand = {
  usage: 'publish <remote>',
  summary: 'builds one remote (or the shell) and publishes it; no browser gets it yet',
  run: async (call) => {
    const { store, actor, log } = call
    const source = findSource(call)
    const { build, isFresh } = await buildRelease(source)
    log(`${nameOf(build)} ${isFresh ? 'built' : 'built before'}`)
    const commit = await sourceCommit(source.root)
    const onStep = (step: PublishStep) => {
      const line = steps[step]
      if (line) log(line)
    }
    const outcome = await publishRelease(build, store, {
      by: actor.by,
      ...(commit && { commit }),
      onStep,
    })
    const { release, isNew } = outcome
    const objections = await findSiteIncompatibilities(store, release)
    return {
      data: { ...outcome, objections },
      lines: [
        `${nameOf(release)} ${isNew ? 'published' : 'was published before, with the same files'}`,
        ...objections.map((objection) => `incompatible with the current site: ${objection}`),
        `to give it to all browsers: ${call.program} promote ${release.name} ${release.version}`,
      ],
    }
  },
}

const steps: Partial<Record<PublishStep, string>> = {
  reserved: 'version reserved',
  uploaded: 'uploaded',
  checked: 'integrity, contract and health checked',
}
