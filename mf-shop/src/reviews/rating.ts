/** Stars a review may give, the worst first, and what each means. */
export const ratings = [
  { stars: 1, label: 'Poor' },
  { stars: 2, label: 'Fair' },
  { stars: 3, label: 'Good' },
  { stars: 4, label: 'Very good' },
  { stars: 5, label: 'Excellent' },
] as const

/** The most stars there are. */
export const maxStars = ratings.length
