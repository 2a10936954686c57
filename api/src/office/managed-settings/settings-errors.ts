import { bankMessages, settingsMessages } from '@store/contract/rules/settings/settings-messages'
import { defineError } from '../../base/base.ts'

/** 409: somebody else saved the section since the caller saw it. */
export const SettingsChangedError = defineError(
  'settings_changed',
  settingsMessages.changedMeanwhile,
  409,
)

/** 409: one change of the bank details waits already. */
export const ProposalPendingError = defineError('proposal_pending', bankMessages.pending, 409)

/** 409: somebody decided about the change meanwhile, or it has lapsed. */
export const ProposalGoneError = defineError('proposal_gone', bankMessages.gone, 409)

/** 409: a later release proposed the change, with facts that this one would lose. */
export const LaterProposalError = defineError(
  'proposal_of_later_release',
  bankMessages.laterRelease,
  409,
)

/** 409: who proposed a change of the bank details cannot confirm or reject it. */
export const OwnProposalError = defineError('own_proposal', bankMessages.own, 409)

/** 409: only who proposed a change of the bank details can withdraw it. */
export const ForeignProposalError = defineError('foreign_proposal', bankMessages.notOwn, 409)

/** 409: the caller, or whom the caller made a superadmin and who proposed the change, has been one for less than seven days. */
export const NewSuperadminError = defineError('new_superadmin', bankMessages.newSuperadmin, 409)

/** 409: who proposed the change made the caller a superadmin. */
export const PromotedByProposerError = defineError(
  'promoted_by_proposer',
  bankMessages.promotedByProposer,
  409,
)
