import { type Static, Type } from 'typebox'
import { type CheckResult, checkResults } from '../../rules/accounts/approvals/firm-checks.ts'
import {
  longestRefusalReason,
  type TierDecision,
  tierDecisions,
} from '../../rules/accounts/approvals/tier-decision.ts'
import { largestListLimit } from '../../rules/limits.ts'
import { Id, Instant, OneLine } from '../wire.ts'
import { BusinessTierSchema, RoleSchema, UserSchema } from './accounts.ts'

const strict = { additionalProperties: false }
const Optional = () => Type.Optional(Type.String())

/** Another account with the same GST number or mobile number. */
export const SimilarAccountSchema = Type.Object({
  name: Type.String(),
  email: Type.String(),
  role: RoleSchema,
  disabled: Type.Boolean(),
})

/** The other accounts with the same number: those of the caller's tiers by name, of others only that there is one. */
export const SimilarAccountsSchema = Type.Object({
  accounts: Type.Array(SimilarAccountSchema, { description: 'at most five' }),
  elsewhere: Type.Boolean({ description: 'an account of another tier has it, too' }),
})

/** What the details of a firm say about themselves; unknown: what was given is not enough to tell. */
export const FirmCheckSchema = Type.Object({
  text: Type.String(),
  result: Type.Unsafe<CheckResult>(Type.String({ enum: [...checkResults] })),
})

/** Somebody who asks for a tier, with all that the store knows about the firm; absent: not given. */
export const ApprovalSchema = Type.Object({
  _id: Id,
  tier: BusinessTierSchema,
  name: Type.String(),
  email: Type.String(),
  mobile: Type.String(),
  firmName: Optional(),
  constitutionOfFirm: Optional(),
  panNumber: Optional(),
  gstNumber: Optional(),
  officeAddress: Optional(),
  residenceAddress: Optional(),
  checks: Type.Array(FirmCheckSchema, {
    description: 'of the GST number by itself, against the PAN and against the address',
  }),
  sameGst: SimilarAccountsSchema,
  sameMobile: SimilarAccountsSchema,
  refusedBefore: Type.Optional(Type.String({ description: 'the reason of the last refusal' })),
  requestedAt: Instant,
  seen: Type.String({ description: 'of these details; a decision sends it back' }),
})

export const ApprovalListSchema = Type.Object({
  approvals: Type.Array(ApprovalSchema, { description: 'oldest first' }),
  required: Type.Boolean({ description: 'whether new accounts wait for approval' }),
})

export const ApprovalQuerySchema = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export const ApprovalCountsSchema = Type.Object({ waiting: Type.Integer() })

export const TierDecisionSchema = Type.Object(
  {
    decision: Type.Unsafe<TierDecision>(Type.String({ enum: [...tierDecisions] })),
    reason: Type.Optional(
      Type.String({ maxLength: longestRefusalReason, description: 'required to refuse' }),
    ),
    seen: OneLine(40),
  },
  strict,
)

export const AskedAgainSchema = Type.Object({ message: Type.String(), user: UserSchema })

export type FirmCheck = Static<typeof FirmCheckSchema>
export type SimilarAccount = Static<typeof SimilarAccountSchema>
export type SimilarAccounts = Static<typeof SimilarAccountsSchema>
export type Approval = Static<typeof ApprovalSchema>
export type ApprovalList = Static<typeof ApprovalListSchema>
export type ApprovalQuery = Static<typeof ApprovalQuerySchema>
export type TierDecisionForm = Static<typeof TierDecisionSchema>
export type AskedAgain = Static<typeof AskedAgainSchema>
