import { PageBody, PageHeader } from '@store/sdk'
import { ProfileFaces } from './profile-faces.tsx'

/** Who is signed in (spec §2, Profile). */
export function ProfileScreen() {
  return (
    <PageBody width="form">
      <PageHeader title="Profile" />
      <ProfileFaces />
    </PageBody>
  )
}
