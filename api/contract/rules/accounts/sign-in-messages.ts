/** A product that a visitor put into the cart or the wishlist, or wanted to put on a list, before signing in. */
interface Addition {
  to: 'cart' | 'wishlist' | 'list'
  name: string
  quantity: number
}

/** The visitor opened a page that needs a session. */
export const signInForPage = 'Please log in to open this page.'

/** Says what is added after sign-in, so that nobody chooses it again. The list of a product is chosen then. */
export function signInForAdditions(additions: readonly Addition[]): string {
  const latest = additions.at(-1)
  if (latest?.to === 'list') {
    return `Please log in or register. Then you can choose a list for ${latest.quantity} × ${latest.name}.`
  }
  const added = additions.filter(({ to }) => to !== 'list')
  const [only] = added
  const what =
    added.length === 1 && only ? `${only.quantity} × ${only.name}` : `${added.length} products`
  const targets = new Set(added.map(({ to }) => to))
  const where = (['cart', 'wishlist'] as const).filter((to) => targets.has(to)).join(' and ')
  return `Please log in or register. Then ${what} will be added to your ${where}.`
}

/** A product was added after sign-in. */
export const addedAfterSignIn = {
  cart: (name: string) => `${name}: added to cart`,
  wishlist: (name: string) => `${name}: added to wishlist`,
} as const
