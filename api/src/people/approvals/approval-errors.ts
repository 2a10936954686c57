import { approvalMessages } from '@store/contract/rules/accounts/approvals/approval-messages'
import { tierRequestMessages } from '@store/contract/rules/accounts/approvals/tier-request-messages'
import { defineError } from '../../base/base.ts'

/** 409: another admin was faster, or a superadmin set the role. */
export const ApprovalDecidedError = defineError('approval_decided', approvalMessages.decided, 409)

/** 409: the details are not those that the admin saw. */
export const ApprovalChangedError = defineError(
  'approval_changed',
  approvalMessages.changedMeanwhile,
  409,
)

/** 409: only a refused request can be repeated. */
export const NothingRefusedError = defineError(
  'nothing_refused',
  tierRequestMessages.nothingRefused,
  409,
)
