import { recordAudit } from '../../../audit/record-audit.ts'
import type { Database } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import type { RecoveryCodeSecrets } from '../codes/recovery-codes.ts'
import { replaceRecoveryCodes } from '../codes/second-factor-repository.ts'

/** Replaces the recovery codes of an account within a transaction. @returns the new ones */
export async function replaceCodes(
  trx: Database,
  userId: number,
  recoveryCodes: RecoveryCodeSecrets,
): Promise<string[]> {
  const fresh = recoveryCodes.generate()
  const macs = fresh.map((code) => recoveryCodes.macOf(userId, code))
  await replaceRecoveryCodes(trx, { userId, macs })
  return fresh
}

/** Records a change that somebody made of their own account. */
export async function auditOwn(
  trx: Database,
  actor: Actor,
  { action, at }: { action: string; at: Date },
): Promise<void> {
  const subject = { kind: 'user', publicId: actor.publicId, label: actor.email }
  await recordAudit(trx, { actorId: actor.userId, action, subject, at })
}
