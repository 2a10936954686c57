import { PolicyPage } from './policy-page.tsx'
import { privacy } from './texts/privacy.tsx'
import { returns } from './texts/returns.tsx'
import { shipping } from './texts/shipping.tsx'
import { terms } from './texts/terms.tsx'

// One file and so one chunk: apart, each of the four would carry the layout and its parts again.

export function ReturnsScreen() {
  return <PolicyPage policy={returns()} />
}

export function ShippingScreen() {
  return <PolicyPage policy={shipping()} />
}

export function PrivacyScreen() {
  return <PolicyPage policy={privacy()} />
}

export function TermsScreen() {
  return <PolicyPage policy={terms()} />
}
