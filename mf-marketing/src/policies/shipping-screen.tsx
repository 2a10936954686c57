import { PolicyPage } from './policy-page.tsx'
import { shipping } from './texts/shipping.tsx'

export function ShippingScreen() {
  return <PolicyPage policy={shipping} />
}
