import type { NavigationLink } from '@store/contract/schemas/site/composition'
import { i18n } from '@store/sdk'

/** The label of a remote's link in the language that is shown; in English, where the remote has no other. */
export function linkLabelOf({ label, labels }: NavigationLink): string {
  return i18n.locale === 'en' ? label : (labels?.[i18n.locale] ?? label)
}
