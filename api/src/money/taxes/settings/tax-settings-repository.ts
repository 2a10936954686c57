import { type TaxSetting, taxSettingNames } from '@store/contract/rules/taxes/tax-settings'
import type { Database } from '../../../base/base.ts'

/** What was entered, the first one first. A setting of a later release is left out. */
export async function findTaxSettings(db: Database): Promise<TaxSetting[]> {
  const rows: TaxSetting[] = await db('tax_settings')
    .orderBy('id')
    .select({ name: 'name', state: 'state', from: 'valid_from', value: 'value', source: 'source' })
  return rows.filter(({ name }) => taxSettingNames.includes(name))
}

/** Adds a setting. */
export async function insertTaxSetting(
  trx: Database,
  { name, state, from, value, source }: TaxSetting,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  await trx('tax_settings').insert({
    ...{ name, state, valid_from: from, value, source },
    ...{ set_by: userId, set_at: at },
  })
}
