/** Stars a review may give, the worst first, and what each means. */
export const ratings = [
  { stars: 1, words: 'Poor' },
  { stars: 2, words: 'Fair' },
  { stars: 3, words: 'Good' },
  { stars: 4, words: 'Very good' },
  { stars: 5, words: 'Excellent' },
] as const

/** The most stars there are. */
export const mostStars = ratings.length
