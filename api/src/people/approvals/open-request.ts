import type { BusinessTier } from '@store/contract/rules/accounts/approvals/tier-requests'
import type { Knex } from 'knex'
import type { OpenTierRequest } from '../accounts/account.ts'

/** The columns of a joined request, null without one. */
export interface OpenRequestColumns {
  requested_tier: BusinessTier | null
  request_state: OpenTierRequest['state'] | null
  request_reason: string | null
}

export const openRequestColumns = {
  requested_tier: 'tier_requests.tier',
  request_state: 'tier_requests.state',
  request_reason: 'tier_requests.reason',
} as const satisfies Record<keyof OpenRequestColumns, string>

/** Joins to accounts their request for a tier, unless it was approved. */
export function joinOpenRequest(query: Knex.QueryBuilder): void {
  void query.leftJoin('tier_requests', (join) => {
    join.on('tier_requests.user_id', 'users.id').onIn('tier_requests.state', ['waiting', 'refused'])
  })
}

/** The request of a row with {@link openRequestColumns}. */
export function openRequestOf(row: OpenRequestColumns): OpenTierRequest | undefined {
  const { requested_tier: tier, request_state: state, request_reason: reason } = row
  return tier && state ? { tier, state, reason: reason ?? undefined } : undefined
}
