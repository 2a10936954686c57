import { useSyncExternalStore } from 'react'

/** As `theme.media.phone`. */
const phone = '(width < 48rem)'
/** As `theme.media.belowDesktop`. */
const belowDesktop = '(width < 64rem)'

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}

const isPhone = () => matchMedia(phone).matches
const isBelowDesktop = () => matchMedia(belowDesktop).matches

/** True on a screen as narrow as a phone's, for what differs by more than its style. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, isPhone)
}

/** True on a screen too narrow for two cards beside the filters. The first HTML, which only tells phones apart, is taken over as it is. */
export function useIsBelowDesktop(): boolean {
  return useSyncExternalStore(subscribe, isBelowDesktop, isPhone)
}
