import type { SiteInContainers } from '../site-in-containers.ts'

/** Something that happens to a running site. */
export type Fault = {
  name: string
  /** The work of an operator, in which no request fails; otherwise an accident, with a stall of at most five seconds. */
  isPlanned: boolean
  /** Makes it happen. @returns when it is over and the site is whole again */
  happen: (site: SiteInContainers) => Promise<void>
}
