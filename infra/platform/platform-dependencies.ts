import type { ReleaseStore } from '../releases/release-store.ts'
import type { SignIn } from './accounts/sign-in.ts'
import type { ReadCanaryCounts } from './auto-halt/read-canary-counts.ts'

/** What the page works with. */
export interface PlatformDependencies {
  store: ReleaseStore
  readCounts: ReadCanaryCounts
  signIn: SignIn
  /** Signs preview links with the API's `PLATFORM_TOKEN`; an empty origin makes them addresses below the site's. */
  previews: { token: string; siteOrigin: string }
  /** Whether canaries that are worse are taken back by themselves. */
  isAutoHaltEnabled: boolean
  clock: () => Date
}
