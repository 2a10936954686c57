import { PolicyPage } from './policy-page.tsx'
import { terms } from './texts/terms.tsx'

export function TermsScreen() {
  return <PolicyPage policy={terms} />
}
