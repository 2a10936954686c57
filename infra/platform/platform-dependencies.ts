import type { ReleaseStore } from '../releases/store/release-store.ts'
import type { SignIn } from './accounts/sign-in.ts'
import type { ReleaseCountsReader } from './auto-halt/release-counts.ts'

/** Dependencies of the platform page. */
export interface PlatformDependencies {
  store: ReleaseStore
  counts: ReleaseCountsReader
  signIn: SignIn
  /** Preview links are signed with the API's `PLATFORM_TOKEN`; without an origin they are relative to the site. */
  previews: { token: string; siteOrigin: string }
  /** Whether worse canaries are halted automatically. */
  isAutoHaltEnabled: boolean
  clock: () => Date
}
