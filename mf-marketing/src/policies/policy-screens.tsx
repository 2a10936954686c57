import { type PrefetchArgs, sellerApi } from '@store/sdk'
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

const prefetchSeller = ({ dispatch }: PrefetchArgs) => {
  dispatch(sellerApi.util.prefetch('getSeller', undefined, {}))
}

// So that the first HTML has the seller's name and terms.
ReturnsScreen.prefetch = prefetchSeller
ShippingScreen.prefetch = prefetchSeller
PrivacyScreen.prefetch = prefetchSeller
TermsScreen.prefetch = prefetchSeller
