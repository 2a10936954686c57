import { approvalMessages } from '@store/contract/rules/accounts/approvals/approval-messages'
import { tierRequestMessages } from '@store/contract/rules/accounts/approvals/tier-request-messages'
import {
  ApprovalCountsSchema,
  ApprovalListSchema,
  ApprovalQuerySchema,
  AskedAgainSchema,
  TierDecisionSchema,
} from '@store/contract/schemas/accounts/approvals'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, NotSignedInError, setPaging, type TypedApp } from '../../base/base.ts'
import { presentUser } from '../accounts/account-presenter.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { presentApproval } from './approval-presenter.ts'
import type { Approvals } from './approval-service.ts'
import type { AskAgain } from './ask-again.ts'

/** The admins of the tiers that are approved. */
const access = ['reseller-admin', 'distributor-admin', 'superadmin'] as const
const errors = { '4xx': ErrorBodySchema }

/** The requests for tiers (ADR 0104). */
export function registerApprovals(
  app: TypedApp,
  { approvals, config }: { approvals: Approvals; config: { TIER_APPROVAL: boolean } },
): void {
  app.get(
    '/admin/approvals',
    {
      config: { access, operation: 'listApprovals', rights: ['users'] },
      schema: {
        querystring: ApprovalQuerySchema,
        response: { 200: ApprovalListSchema, ...errors },
      },
    },
    async (request, reply) => {
      const page = await approvals.list(actorOf(request), request.query)
      setPaging(reply, request, page)
      return { approvals: page.cards.map(presentApproval), required: config.TIER_APPROVAL }
    },
  )

  app.get(
    '/admin/approvals/counts',
    {
      config: { access, operation: 'countApprovals', rights: ['users'] },
      schema: { response: { 200: ApprovalCountsSchema, ...errors } },
    },
    async (request) => ({ waiting: await approvals.count(actorOf(request)) }),
  )

  app.put(
    '/admin/approvals/:id',
    {
      config: { access, operation: 'decideApproval', rights: ['users'] },
      schema: {
        params: IdParamsSchema,
        body: TierDecisionSchema,
        response: { 200: MessageBodySchema, ...errors },
      },
    },
    async (request) => {
      const { params, body } = request
      await approvals.decide(actorOf(request), params.id, body)
      return { message: approvalMessages[body.decision] }
    },
  )
}

/** The buyer's side: whose request was refused asks again. */
export function registerAskAgain(
  app: TypedApp,
  { askAgain, accounts }: { askAgain: AskAgain; accounts: Accounts },
): void {
  app.post(
    '/auth/me/tier-request',
    {
      config: { access: ['enduser'], operation: 'askForTierAgain' },
      schema: { response: { 200: AskedAgainSchema, ...errors } },
    },
    async (request) => {
      const actor = actorOf(request)
      await askAgain(actor)
      const account = await accounts.find(actor.userId)
      if (!account) throw new NotSignedInError()
      return {
        message: tierRequestMessages.askedAgain,
        user: presentUser(account, accounts.isSecondFactorMissing),
      }
    },
  )
}
