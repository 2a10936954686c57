import { checkFirm } from '@store/contract/rules/accounts/approvals/firm-checks'
import type {
  Approval,
  SimilarAccounts as SimilarAccountsAnswer,
} from '@store/contract/schemas/accounts/approvals'
import { type ApprovalCard, type SimilarAccounts, versionOf } from './approval.ts'

function presentSimilar({ accounts, isElsewhere }: SimilarAccounts): SimilarAccountsAnswer {
  return {
    accounts: accounts.map(({ name, email, role, isDisabled }) => ({
      name,
      email,
      role,
      disabled: isDisabled,
    })),
    elsewhere: isElsewhere,
  }
}

/** Somebody who asks for a tier, as the admin decides about it. */
export function presentApproval(card: ApprovalCard): Approval {
  const { applicant, addressStates, sameGst, sameMobile } = card
  const { publicId, tier, name, email, mobile, firm, reason, requestedAt } = applicant
  return {
    _id: publicId,
    tier,
    name,
    email,
    mobile,
    ...firm,
    checks: checkFirm({ ...firm, addressStates }),
    sameGst: presentSimilar(sameGst),
    sameMobile: presentSimilar(sameMobile),
    ...(reason && { refusedBefore: reason }),
    requestedAt: requestedAt.toISOString(),
    seen: versionOf(applicant),
  }
}
