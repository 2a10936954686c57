import {
  type BusinessTier,
  businessTiers,
} from '@store/contract/rules/accounts/approvals/tier-requests'
import type { Database } from '../../base/base.ts'
import { findAddresses } from '../shipping/addresses/address-query.ts'
import { statesOfAddress } from '../shipping/pincodes/address-states.ts'
import type { ApprovalCard, SimilarAccount, SimilarAccounts, TierApplicant } from './approval.ts'
import { findSimilarAccounts } from './approval-repository.ts'

/** Most accounts with the same number that a card names. More of them decide nothing. */
const mostNamed = 5

/** Without a state in the office address, that of the address where goods were delivered to last. */
async function addressStatesOf(db: Database, applicant: TierApplicant): Promise<string[]> {
  const states = statesOfAddress(applicant.firm.officeAddress ?? '')
  if (states.length > 0) return states
  const [last] = await findAddresses(db, applicant.userId)
  return last ? [last.shipping.state] : []
}

/** The superadmin sees all accounts; an admin of a tier those that have it, or ask for it. */
function isManagedBy(
  tiers: readonly BusinessTier[],
  { role, requestedTier }: SimilarAccount,
): boolean {
  if (tiers.length === businessTiers.length) return true
  return tiers.some((tier) => tier === (requestedTier ?? role))
}

function groupOf(same: readonly SimilarAccount[], tiers: readonly BusinessTier[]): SimilarAccounts {
  const managed = same.filter((account) => isManagedBy(tiers, account))
  return {
    accounts: managed.slice(0, mostNamed),
    isElsewhere: managed.length < same.length,
  }
}

/** The cards of applicants. @param tiers that the reader manages: of accounts of others it learns only that there is one */
export async function readApprovalCards(
  db: Database,
  applicants: readonly TierApplicant[],
  tiers: readonly BusinessTier[],
): Promise<ApprovalCard[]> {
  if (applicants.length === 0) return []
  const [similar, states] = await Promise.all([
    findSimilarAccounts(db, {
      gstNumbers: applicants.flatMap(({ firm }) => firm.gstNumber ?? []),
      mobiles: applicants.map(({ mobile }) => mobile),
    }),
    Promise.all(applicants.map((applicant) => addressStatesOf(db, applicant))),
  ])
  return applicants.map((applicant, index) => {
    const others = similar.filter(({ userId }) => userId !== applicant.userId)
    const { gstNumber } = applicant.firm
    const sameGst = others.filter((other) => gstNumber && other.gstNumber === gstNumber)
    const sameMobile = others.filter(({ mobile }) => mobile === applicant.mobile)
    return {
      applicant,
      addressStates: states[index] ?? [],
      sameGst: groupOf(sameGst, tiers),
      sameMobile: groupOf(sameMobile, tiers),
    }
  })
}
