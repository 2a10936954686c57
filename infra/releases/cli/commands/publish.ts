import { buildRelease } from '../../build/build-release.ts'
import { sourceCommit } from '../../build/source-commit.ts'
import { findSiteIncompatibilities } from '../../checks/verify-release.ts'
import { describeTrials } from '../../first-html/describe-trials.ts'
import { type FirstHtmlTrial, tryFirstHtml } from '../../first-html/try-first-html.ts'
import { type PublishStep, publishRelease } from '../../publish/publish-release.ts'
import { nameOf, type Release } from '../../release.ts'
import type { Invocation, ReleaseCommand } from '../command.ts'
import { findSource } from '../source.ts'

export const publish: ReleaseCommand = {
  usage: 'publish <remote>',
  summary: 'builds one remote (or the shell) and publishes it; no browser gets it yet',
  options: [
    {
      flags: '--site <…>',
      description: 'origin of the site (PUBLIC_ORIGIN), whose API answers what pages ask first',
    },
  ],
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
    let trials: FirstHtmlTrial[] = []
    const findUnrenderable = async (release: Release) => {
      trials = await tryFirstHtml(store, release, siteOrigin(call))
      return trials.filter(({ is }) => is === 'failed').map(({ route }) => route)
    }
    const outcome = await publishRelease(build, store, {
      by: actor.by,
      ...(commit && { commit }),
      findUnrenderable,
      onStep,
    })
    const { release, isNew } = outcome
    const objections = await findSiteIncompatibilities(store, release)
    return {
      data: { ...outcome, objections, firstHtml: trials },
      lines: [
        `${nameOf(release)} ${isNew ? 'published' : 'was published before, with the same files'}`,
        ...describeTrials(trials),
        ...objections.map((objection) => `incompatible with the current site: ${objection}`),
        `to give it to all browsers: ${call.program} promote ${release.name} ${release.version}`,
      ],
    }
  },
}

/** `npm start` serves its own site. */
function siteOrigin({ options, env }: Invocation): string | undefined {
  const named = options.site ?? env.PUBLIC_ORIGIN
  if (named) return named.replace(/\/$/, '')
  return options.store || env.RELEASE_STORE ? undefined : `http://127.0.0.1:${env.PORT || 8080}`
}

const steps: Partial<Record<PublishStep, string>> = {
  reserved: 'version reserved',
  uploaded: 'uploaded',
  checked: 'integrity, contract and health checked',
}
