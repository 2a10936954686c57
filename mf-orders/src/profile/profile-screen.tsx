import { PageBody, PageHeader } from '@store/sdk'
import { ProfileQueryView } from './profile-query-view.tsx'

/** Who is signed in (spec §2, Profile). */
export function ProfileScreen() {
  return (
    <PageBody width="form">
      <PageHeader title="Profile" />
      <ProfileQueryView />
    </PageBody>
  )
}
