/** The labels of the stars, from one star up. */
export const ratings = [
  { stars: 1, label: 'Poor' },
  { stars: 2, label: 'Fair' },
  { stars: 3, label: 'Good' },
  { stars: 4, label: 'Very good' },
  { stars: 5, label: 'Excellent' },
] as const

/** The maximum number of stars. */
export const maxStars = ratings.length
