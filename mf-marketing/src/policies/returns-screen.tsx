import { PolicyPage } from './policy-page.tsx'
import { returns } from './texts/returns.tsx'

export function ReturnsScreen() {
  return <PolicyPage policy={returns} />
}
