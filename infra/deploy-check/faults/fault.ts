import type { SiteInContainers } from '../site-in-containers.ts'

/** Something that happens to a running site. */
export type Fault = {
  name: string
  /**
   * The work of an operator, in which no request fails or is postponed; otherwise an accident, after which orders are placed again
   * within five seconds, or more where every order takes long.
   */
  isPlanned: boolean
  /**
   * Makes it happen.
   * @param onOutage told for how many ms something was away that every order needs
   * @returns when it is over and the site is whole again
   */
  happen: (site: SiteInContainers, onOutage: (ms: number) => void) => Promise<void>
}
