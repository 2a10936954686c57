import { normaliseMobile } from '@store/contract/rules/accounts/account-validation'
import { detailsRoleOf } from '@store/contract/rules/accounts/approvals/tier-requests'
import { validateProfile } from '@store/contract/rules/accounts/profile-validation'
import { needsBusinessDetails, type Role } from '@store/contract/rules/accounts/roles'
import type { AuditChange } from '@store/contract/schemas/accounts/audit'
import type { ProfileForm } from '@store/contract/schemas/accounts/profile'
import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  inTransaction,
  NotSignedInError,
} from '../../base/base.ts'
import { recordAudit } from '../../support/support.ts'
import type { FirmDetails } from '../accounts/account.ts'
import { firmFields } from '../accounts/firm-columns.ts'
import type { AssertBuyerGstNumber } from '../accounts/gst-number-check.ts'
import { findRequestedTier } from '../approvals/tier-request-repository.ts'
import { findProfile, type ProfileRecord, updateProfile } from './profile-repository.ts'

/** The details of the caller's own account. */
export interface ProfileService {
  read(actor: Actor): Promise<ProfileForm>
  /** @throws HttpError (400) by the rules of the caller's role */
  change(actor: Actor, form: ProfileForm): Promise<ProfileForm>
}

/** An account without a firm has no such details, whatever an earlier role has left behind. */
function presentProfile({ name, mobile, firm }: ProfileRecord, role: Role): ProfileForm {
  return { name, mobile, ...(needsBusinessDetails(role) && firm) }
}

function firmOf(form: ProfileForm): Partial<FirmDetails> {
  const filled = firmFields.map((field) => [field, form[field]?.trim()] as const)
  return Object.fromEntries(filled.filter(([, value]) => value))
}

function changesOf(
  before: ProfileRecord,
  after: Pick<ProfileRecord, 'name' | 'mobile'> & { firm: Partial<FirmDetails> | undefined },
): AuditChange[] {
  const change = (field: string, from: string | undefined, to: string | undefined) =>
    from === to ? [] : [{ field, from: from ?? null, to: to ?? null }]
  const { firm } = after
  return [
    ...change('name', before.name, after.name),
    ...change('mobile', before.mobile, after.mobile),
    ...(firm ? firmFields.flatMap((field) => change(field, before.firm[field], firm[field])) : []),
  ]
}

export function createProfileService(dependencies: {
  db: Database
  clock: Clock
  assertGstNumber: AssertBuyerGstNumber
}): ProfileService {
  const { db, clock, assertGstNumber } = dependencies
  const detailsRole = async ({ userId, role }: Actor): Promise<Role> => {
    const tier = role === 'enduser' ? await findRequestedTier(db, userId) : undefined
    return detailsRoleOf({ role, tierRequest: tier && { tier } })
  }
  return {
    async read(actor) {
      const [profile, role] = await Promise.all([findProfile(db, actor.userId), detailsRole(actor)])
      if (!profile) throw new NotSignedInError()
      return presentProfile(profile, role)
    },
    async change(actor, form) {
      const role = await detailsRole(actor)
      assertValid(validateProfile(role, form))
      await assertGstNumber(actor.userId, form)
      const wanted = {
        name: form.name.trim(),
        mobile: normaliseMobile(form.mobile),
        firm: needsBusinessDetails(role) ? firmOf(form) : undefined,
      }
      return inTransaction(db, async (trx) => {
        const before = await findProfile(trx, actor.userId, { isLocked: true })
        if (!before) throw new NotSignedInError()
        const changes = changesOf(before, wanted)
        const after = { ...before, ...wanted, firm: wanted.firm ?? before.firm }
        if (changes.length === 0) return presentProfile(after, role)
        const at = clock.now()
        await updateProfile(trx, actor.userId, { ...wanted, at })
        await recordAudit(trx, {
          actorId: actor.userId,
          action: 'profile.changed',
          subject: { kind: 'user', publicId: before.publicId, label: before.email },
          changes,
          at,
        })
        return presentProfile(after, role)
      })
    },
  }
}
