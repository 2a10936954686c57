import type { FirmDetails } from './account.ts'

/** The columns of a firm in the table of accounts. */
export interface FirmRow {
  firm_name: string | null
  constitution_of_firm: string | null
  pan_number: string | null
  gst_number: string | null
  office_address: string | null
  residence_address: string | null
}

/** The fields of a firm, in the order of the form. */
export const firmFields = [
  'firmName',
  'constitutionOfFirm',
  'panNumber',
  'gstNumber',
  'officeAddress',
  'residenceAddress',
] as const satisfies readonly (keyof FirmDetails)[]

export const firmColumns = {
  firmName: 'firm_name',
  constitutionOfFirm: 'constitution_of_firm',
  panNumber: 'pan_number',
  gstNumber: 'gst_number',
  officeAddress: 'office_address',
  residenceAddress: 'residence_address',
} as const satisfies Record<keyof FirmDetails, keyof FirmRow>

/** The names of {@link firmColumns}. */
export const firmColumnNames = Object.values(firmColumns)

/** The firm of an account; blank fields are left out. */
export function firmOfRow(row: FirmRow): Partial<FirmDetails> {
  const firm: Partial<FirmDetails> = {}
  for (const field of firmFields) {
    const value = row[firmColumns[field]]
    if (value) firm[field] = value
  }
  return firm
}
