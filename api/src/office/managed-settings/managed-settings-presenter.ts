import type { BankProposal, ManagedSettings } from '@store/contract/schemas/managed-settings'
import type { Actor } from '../../base/base.ts'
import type { SettingsSection } from '../../support/support.ts'
import type { BankProposalRecord } from './bank/bank-proposal.ts'
import type { ManagedSettingsRecord } from './managed-settings-service.ts'

function presentProposal(proposal: BankProposalRecord, actor: Actor): BankProposal {
  return {
    _id: proposal.publicId,
    value: proposal.bank,
    at: proposal.at.toISOString(),
    expiresAt: proposal.expiresAt.toISOString(),
    by: proposal.proposedBy.name,
    isOwn: proposal.proposedBy.userId === actor.userId,
    ...(proposal.isOfLaterRelease && { isOfLaterRelease: true }),
  }
}

/** The settings for a superadmin. */
export function presentSettings(
  { settings, changes, proposal, superadmins }: ManagedSettingsRecord,
  actor: Actor,
): ManagedSettings {
  const versionOf = (section: SettingsSection) => {
    const change = changes.find((one) => one.section === section)
    return {
      version: settings.versions[section],
      ...(change && { changed: { at: change.at.toISOString(), by: change.by } }),
    }
  }
  return {
    bank: { value: settings.bank, ...versionOf('bank') },
    seller: { value: settings.seller, ...versionOf('seller') },
    terms: { value: settings.terms, ...versionOf('terms') },
    holidays: { value: settings.holidays, ...versionOf('holidays') },
    delivery: { value: settings.delivery, ...versionOf('delivery') },
    products: { value: settings.products, ...versionOf('products') },
    ...(proposal && { proposal: presentProposal(proposal, actor) }),
    superadmins,
  }
}
