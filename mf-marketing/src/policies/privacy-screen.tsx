import { PolicyPage } from './policy-page.tsx'
import { privacy } from './texts/privacy.tsx'

export function PrivacyScreen() {
  return <PolicyPage policy={privacy} />
}
