import type { ChosenRelease } from '../composition/choose-releases.ts'

/** Below `theme.media.tablet`: screens differ there by more than their style. */
const phone = '(width < 48rem)'

interface Browser {
  /** The width that the HTML was rendered for: `phone` or `wide`. */
  width: string
  /** The releases that this browser gets. */
  releases: readonly Pick<ChosenRelease, 'cohort'>[]
  storage: Pick<Storage, 'getItem'>
  matchMedia: (query: string) => { matches: boolean }
}

/**
 * Whether the HTML of the document is what this browser shows. It was rendered for somebody who is not signed in, with
 * the stable releases and in English; anybody else must not see it, not even for a frame: it has a visitor's prices.
 */
export function suitsBrowser({ width, releases, storage, matchMedia }: Browser): boolean {
  return (
    !storage.getItem('token') &&
    storage.getItem('language') !== 'hi' &&
    matchMedia(phone).matches === (width === 'phone') &&
    releases.every(({ cohort }) => cohort === 'stable')
  )
}
