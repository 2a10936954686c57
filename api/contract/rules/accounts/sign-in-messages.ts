/** A product that a visitor put into the cart or the wishlist before signing in. */
interface Addition {
  to: 'cart' | 'wishlist'
  name: string
  quantity: number
}

/** The visitor opened a page that needs a session. */
export const signInForPage = 'Please login to open this page.'

/** Says what is added after sign-in, so that nobody chooses it again. */
export function signInForAdditions(additions: readonly Addition[]): string {
  const [only] = additions
  const what =
    additions.length === 1 && only
      ? `${only.quantity} × ${only.name}`
      : `${additions.length} products`
  const targets = new Set(additions.map(({ to }) => to))
  const where = (['cart', 'wishlist'] as const).filter((to) => targets.has(to)).join(' and ')
  return `Please login or register. Then ${what} will be added to your ${where}.`
}

/** A product was added after sign-in. */
export const addedAfterSignIn = {
  cart: (name: string) => `${name}: added to cart`,
  wishlist: (name: string) => `${name}: added to wishlist`,
} as const
