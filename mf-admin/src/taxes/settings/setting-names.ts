import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { TaxSetting, TaxSettingName } from '@store/contract/rules/taxes/tax-settings'

/** The settings in words. */
export const settingNames: Record<TaxSettingName, string> = {
  largeSaleLimit: 'Invoices to unregistered buyers of other states are listed above',
  eInvoiceDue: 'E-invoices are due',
  hsnDigits: 'Digits of an HSN, at least',
  ewayBillLimit: 'E-way bill above',
  consigneeNumberAsked: 'E-invoices name the GST number of the consignee',
  gstr1Version: 'Version of GSTR-1 files',
  eInvoiceVersion: 'Version of e-invoices',
  ewayBillVersion: 'Version of e-way bill files',
}

const limits: readonly TaxSettingName[] = ['largeSaleLimit', 'ewayBillLimit']

/** The value of a setting in words. @example valueText({ name: 'ewayBillLimit', value: '50000' }) // '₹50,000' */
export function valueText({ name, value }: Pick<TaxSetting, 'name' | 'value'>): string {
  if (limits.includes(name)) return formatRupees(Number(value))
  if (value === 'yes') return 'Yes'
  return value === 'no' ? 'No' : value
}
