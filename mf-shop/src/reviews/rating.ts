import { t } from '@lingui/core/macro'
/** The labels of the stars, from one star up. */
export const ratings = [
  { stars: 1, label: () => t`Poor` },
  { stars: 2, label: () => t`Fair` },
  { stars: 3, label: () => t`Good` },
  { stars: 4, label: () => t`Very good` },
  { stars: 5, label: () => t`Excellent` },
] as const

/** The maximum number of stars. */
export const maxStars = ratings.length
