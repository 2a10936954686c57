import type { BusinessTier } from './tier-requests.ts'

/** What a buyer reads about the own request, on every page. */
export const tierRequestStates = {
  waiting: {
    reseller: 'Your reseller account is being checked. Until then you see end-user prices.',
    distributor: 'Your distributor account is being checked. Until then you see end-user prices.',
  },
  refused: {
    reseller: 'Your reseller account was not approved. You see end-user prices.',
    distributor: 'Your distributor account was not approved. You see end-user prices.',
  },
} as const

/** The other messages to buyers who ask for a tier that an admin approves. */
export const tierRequestMessages = {
  askedAgain: 'Thank you. Your details are being checked again.',
  askFailed: 'Failed to ask again',
  nothingRefused: 'There is no refused request that you could repeat.',
} as const

/**
 * What a buyer reads about the own request.
 * @example tierRequestText({ tier: 'reseller', state: 'waiting' }) // 'Your reseller account is being checked. …'
 */
export function tierRequestText(request: {
  tier: BusinessTier
  state: 'waiting' | 'refused'
}): string {
  return tierRequestStates[request.state][request.tier]
}
