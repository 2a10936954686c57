import { isInCohort } from '@store/contract/rules/site/cohort'
import type { Composition } from '@store/contract/schemas/site/composition'

/** Two browser ids: one gets the canary of a remote, the other one its stable release. */
export interface CanaryVisitors {
  chosen: string
  other: string
}

/** Finds a browser inside and one outside a canary with the given share. */
export function canaryVisitors(
  composition: Composition | undefined,
  remote: string,
  percent: number,
): CanaryVisitors {
  const live = composition?.remotes.find(({ name }) => name === remote)
  const salt = live?.canary?.salt ?? remote
  const visitors = Array.from({ length: 100 }, (_, number) => `visitor-${number}`)
  const find = (isChosen: boolean) =>
    visitors.find((visitor) => isInCohort(salt, visitor, percent) === isChosen) ?? ''
  return { chosen: find(true), other: find(false) }
}
