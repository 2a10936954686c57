import { PageBody, PageHeader } from '@store/ui'
import { ProfileQueryView } from './profile-query-view.tsx'

/** The user's profile (spec §2, Profile). */
export function ProfileScreen() {
  return (
    <PageBody width="form">
      <PageHeader title="Profile" />
      <ProfileQueryView />
    </PageBody>
  )
}
