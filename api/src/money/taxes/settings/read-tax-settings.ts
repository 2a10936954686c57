import {
  defaultTaxSettings,
  findTaxSetting,
  type TaxSetting,
  type TaxSettingName,
  taxSettingNames,
} from '@store/contract/rules/taxes/tax-settings'
import type { Database } from '../../../base/base.ts'
import { findTaxSettings } from './tax-settings-repository.ts'

/** Reads a setting as it is on a day. @param state GST code: as it is for what stays within the state */
export type ReadTaxSetting = (name: TaxSettingName, day: string, state?: string) => string

/** The reader of what was entered until now. A month asks for the same few days again and again. */
export function taxSettingReader(settings: readonly TaxSetting[]): ReadTaxSetting {
  const known = new Map<string, string>()
  return (name, day, state = '') => {
    const key = `${name} ${day} ${state}`
    const value = known.get(key) ?? findTaxSetting(settings, name, { day, state })?.value ?? ''
    known.set(key, value)
    return value
  }
}

/** The reader of the stored settings. */
export async function readTaxSettings(db: Database): Promise<ReadTaxSetting> {
  return taxSettingReader(await findTaxSettings(db))
}

/** The settings that hold on a day, with those of states. */
export function settingsOn(settings: readonly TaxSetting[], day: string): TaxSetting[] {
  const known = [...defaultTaxSettings, ...settings].map(({ state }) => state)
  const states = [...new Set(['', ...known])].toSorted()
  const found = taxSettingNames.flatMap((name) =>
    states.flatMap((state) => findTaxSetting(settings, name, { day, state }) ?? []),
  )
  return [...new Set(found)]
}
