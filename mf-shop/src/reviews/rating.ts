import type { Review } from '@store/contract/schemas/reviews'

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

/**
 * The mean of these reviews, to one decimal.
 * @returns `undefined` when there are none
 * @example averageOf([{ rating: 4 }, { rating: 5 }]) // 4.5
 */
export function averageOf(reviews: readonly Pick<Review, 'rating'>[]): number | undefined {
  if (reviews.length === 0) return undefined
  const sum = reviews.reduce((stars, { rating }) => stars + rating, 0)
  return Math.round((sum / reviews.length) * 10) / 10
}
