import { confirmationLinkDays } from '@store/contract/rules/accounts/email-confirmation'
import type { Clock } from '../../base/base.ts'
import { type Confirmation, signConfirmationToken } from './confirmation-token.ts'

const lifetimeMs = confirmationLinkDays * 24 * 3_600_000

/** A link with which the owner of an address confirms it. */
export interface ConfirmationLink {
  url: string
  expiresAt: Date
}

/** @returns nothing when mails have no links */
export type CreateConfirmationLink = (
  confirmation: Omit<Confirmation, 'expiresAt'>,
) => ConfirmationLink | undefined

/**
 * Creates links for mails. The token is behind `#`: no server and no proxy on the way to the page writes it into a log.
 * @param dependencies config: without PUBLIC_ORIGIN mails have no links
 */
export function createConfirmationLinks(dependencies: {
  clock: Clock
  config: { SESSION_SECRET: string; PUBLIC_ORIGIN: string }
}): CreateConfirmationLink {
  const { clock, config } = dependencies
  const origin = config.PUBLIC_ORIGIN.replace(/\/$/, '')
  return (confirmation) => {
    if (origin === '') return undefined
    const expiresAt = new Date(clock.now().getTime() + lifetimeMs)
    const token = signConfirmationToken(config.SESSION_SECRET, { ...confirmation, expiresAt })
    return { url: `${origin}/confirm-email#${token}`, expiresAt }
  }
}
