import { isInCohort } from '@store/contract/rules/site/cohort'
import type {
  Composition,
  LiveRemote,
  ReleaseReference,
  RemoteRelease,
} from '@store/contract/schemas/site/composition'
import type { Cohort, Telemetry } from '@store/contract/schemas/site/telemetry'

/** A live canary as named in telemetry reports. */
export type CanarySide = NonNullable<Telemetry['canary']>

/** The release of a remote that this document uses until it is reloaded. */
export interface ChosenRelease {
  release: RemoteRelease
  cohort: Cohort
  /** The canary this browser takes part in, with the canary release or the stable one. */
  canary?: CanarySide
  /** Used when the release cannot be loaded and none of its code has run. */
  fallback?: RemoteRelease | ReleaseReference
}

/**
 * Chooses the release of each remote for this browser. The boot script and the shell both call it, so they
 * always agree.
 * @param visitor the random id stored in the browser
 */
export function chooseReleases({ remotes }: Composition, visitor: string): ChosenRelease[] {
  return remotes.map((live) => chooseRelease(live, visitor))
}

function chooseRelease(stable: LiveRemote, visitor: string): ChosenRelease {
  const { canary, fallback } = stable
  const chosen: ChosenRelease = { release: stable, cohort: 'stable' }
  if (fallback) chosen.fallback = fallback
  if (canary === undefined) return chosen
  const { percent, release, salt = stable.name } = canary
  chosen.canary = { salt, percent }
  return isInCohort(salt, visitor, percent)
    ? { release, cohort: 'canary', canary: chosen.canary, fallback: stable }
    : chosen
}
