import { isInCohort } from '@store/contract/rules/cohort'
import type {
  Composition,
  LiveRemote,
  ReleaseReference,
  RemoteRelease,
} from '@store/contract/schemas/composition'
import type { Cohort, Telemetry } from '@store/contract/schemas/telemetry'

/** A canary that is live in the site, as reports name it. */
export type CanarySide = NonNullable<Telemetry['canary']>

/** The release of a remote a document has, until it is reloaded. */
export interface ChosenRelease {
  release: RemoteRelease
  cohort: Cohort
  /** The canary this browser is counted for, whichever side of it its release is. */
  canary?: CanarySide
  /** Takes over when the release cannot be had and nothing of it has run. */
  fallback?: RemoteRelease | ReleaseReference
}

/**
 * Decides which release of each remote a browser gets, before any code of one is there. The boot script and
 * the shell decide by this same function, so that both say the same.
 * @param visitor the random id kept in the browser
 */
export function chooseReleases({ remotes }: Composition, visitor: string): ChosenRelease[] {
  return remotes.map((live) => chooseRelease(live, visitor))
}

function chooseRelease(
  { canary, fallback, ...stable }: LiveRemote,
  visitor: string,
): ChosenRelease {
  const fallbackField = fallback && { fallback }
  if (canary === undefined) return { release: stable, cohort: 'stable', ...fallbackField }
  const { percent, release, salt = stable.name } = canary
  const side = { salt, percent }
  return isInCohort(salt, visitor, percent)
    ? { release, cohort: 'canary', canary: side, fallback: stable }
    : { release: stable, cohort: 'stable', canary: side, ...fallbackField }
}
