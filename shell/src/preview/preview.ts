import type { ReactNode } from 'react'
import type { ChosenRelease } from '../composition/choose-releases.ts'

/** A preview of published releases that are not live, or not for all visitors. */
export interface Preview {
  /** Replaces live releases with the previewed ones. */
  replaceIn: (releases: readonly ChosenRelease[]) => ChosenRelease[]
  /** Names the previewed releases on every page. */
  badge: ReactNode
}
