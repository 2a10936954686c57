import { isInCohort } from '@store/contract/rules/cohort'
import type {
  Composition,
  LiveRemote,
  ReleaseReference,
  RemoteRelease,
} from '@store/contract/schemas/composition'
import type { Cohort } from '@store/contract/schemas/telemetry'

/** The release of a remote a document has, until it is reloaded. */
export interface ChosenRelease {
  release: RemoteRelease
  cohort: Cohort
  /** Takes over when the release cannot be had and nothing of it has run. */
  fallback?: RemoteRelease | ReleaseReference
}

/**
 * Decides which release of each remote a browser gets, before any code of one is there. The boot script and
 * the shell decide by this same function, so that both say the same.
 * @param visitor the random id kept in the browser
 */
export function releasesOf({ remotes }: Composition, visitor: string): ChosenRelease[] {
  return remotes.map((live) => chosenOf(live, visitor))
}

function chosenOf({ canary, fallback, ...stable }: LiveRemote, visitor: string): ChosenRelease {
  if (canary && isInCohort(stable.name, visitor, canary.percent)) {
    return { release: canary.release, cohort: 'canary', fallback: stable }
  }
  return { release: stable, cohort: 'stable', ...(fallback && { fallback }) }
}
