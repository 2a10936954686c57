import { findTaxSettingError, type TaxSetting } from '@store/contract/rules/taxes/tax-settings'
import { assertValid, type Database, inTransaction } from '../../../base/base.ts'
import { recordAudit } from '../../../support/support.ts'
import { insertTaxSetting } from './tax-settings-repository.ts'

/**
 * Adds a setting from a day on; it stands in the audit.
 * @throws HttpError (400) when its value does not fit
 */
export async function addSetting(
  db: Database,
  setting: TaxSetting,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  assertValid(findTaxSettingError(setting))
  const { name, state, from, value, source } = setting
  await inTransaction(db, async (trx) => {
    await insertTaxSetting(trx, setting, { userId, at })
    await recordAudit(trx, {
      actorId: userId,
      action: 'setting.tax-changed',
      subject: { kind: 'setting', publicId: name, label: name },
      changes: Object.entries({ state, from, value, source })
        .filter(([, text]) => text !== '')
        .map(([field, to]) => ({ field, from: null, to })),
      at,
    })
  })
}
