import type { ReactNode } from 'react'
import type { ChosenRelease } from '../composition/choose-releases.ts'

/** A look at releases that are published and not, or not for everybody, part of the site. */
export interface Preview {
  /** The releases of a document with those of the preview in their places. */
  replaceIn: (releases: readonly ChosenRelease[]) => ChosenRelease[]
  /** Says on every page what is previewed. */
  badge: ReactNode
}
