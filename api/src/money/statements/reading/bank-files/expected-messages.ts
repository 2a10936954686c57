import type { ExpectedFiles } from './expected-bank-files.ts'

/** The lines of messages of SWIFT and ISO 20022. */
export const expectedMessages: ExpectedFiles = {
  '40-mt940-pages.sta': {
    account: '50200012345678',
    lines: [
      '2026-11-26 | +4200.00 | /OCMT/INR4200,00 NEFT CR-SBIN0000456-FARIDA MISTRY-JAI COMPUTERS-SBINN520261126123456 QMCP-GX9U | SBINN52026112612 HDFC0012345678',
      '2026-11-26 | -500.00 | NEFT CHGS | 000000000000 HDFC0012345679',
      '2026-11-26 | +6760.00 | IMPS-633012312312-JATIN SHAH-HDFC-XXXXXXXX1122-3FEJ-MV4Y | HDFC0012345680',
    ],
  },
  '41-mt940-citi-blank-entry-date.sta': {
    account: '0035012345',
    lines: [
      '2026-11-26 | -212.39 | /CTC/501/MISCELLANEOUS /PT/DE/PY/ACCOUNT MAINTENANCE |',
      '2026-11-26 | +4200.00 | /CTC/506/FUND TRANSFER /PT/FT/PY/QMCP-GX9U /BN/FARIDA MISTRY | SBINN52026112613 6330111222',
    ],
  },
  '42-mt940-zero-line.sta': {
    account: '0035012345',
    lines: ['2026-11-26 | +4200.00 | NEFT QMCP-GX9U FARIDA MISTRY | SBINN52026112613 6330111222'],
  },
  '43-mt940-subfields.sta': {
    account: '0001234567',
    lines: [
      '2026-11-26 | +9450.00 | 166 NEFT/UPI INWARD 9999 UPI/633012345699/ORDER 9TXU-YK7U KAVERI DESHPANDE/KAVERI.D@OKHDFC KAVERI DESHPANDE X | DB0012',
    ],
  },
  '45-mt940-two-accounts.sta': [
    {
      account: '000705012345',
      lines: ['2026-11-26 | +4200.00 | UPI/633012345701/QMCP-GX9U | IC0012'],
    },
    {
      account: '000705099999',
      lines: ['2026-11-26 | +6760.00 | UPI/633012345702/3FEJ-MV4Y | IC0013'],
    },
  ],
  '46-mt940-reversal.sta': {
    account: '000705012345',
    lines: [
      '2026-11-26 | +12600.00 | NEFT QE6V-Y79U SBINN52026112620 TENZIN NORBU | SBINN52026112620 IC0020',
      '2026-11-26 | -12600.00 reversal | RETURN NEFT QE6V-Y79U SBINN52026112620 CREDITED WRONGLY | SBINN52026112620 IC0020',
    ],
  },
  '47-mt940-940-header.sta': {
    account: '000705012345',
    lines: ['2026-11-26 | +4200.00 | UPI/633012345703/QMCP-GX9U | IC0012'],
  },
  '48-mt940-dash-line.sta': {
    account: '000705012345',
    lines: [
      '2026-11-26 | +4780.00 | NEFT INWARD -SBINN52026112621-MEHER IRANI -QRA3-7MWU :NS:22Beleg | INV/2026/11 IC0021',
    ],
  },
  '49-mt940-leading-zeros.sta': {
    account: '000705012345',
    lines: [
      '2026-11-26 | +4780.00 | UPI/633012345704/QRA3-7MWU | 0000549855700010 025498557/000001',
    ],
  },
  '60-camt-v2-batch.xml': {
    account: '50200012345678',
    lines: [
      '2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1',
      '2026-11-26 | +6760.00 | JATIN SHAH / 3FEJ-MV4Y | REF1',
      '2026-11-26 | -10.00 |  | REF1',
    ],
  },
  '61-camt-v8-prefix.xml': {
    account: '50200012345678',
    lines: ['2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | SBINN52026112612 REF1'],
  },
  '62-camt-foreign-inward.xml': {
    account: '50200012345678',
    lines: [
      '2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1',
      '2026-11-26 | +88210.00 | ACME TRADING LLC / INV 77 EXPORT | FX1',
    ],
  },
  '63-camt-charges.xml': {
    account: '50200012345678',
    lines: [
      '2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1',
      '2026-11-26 | +6760.00 | JATIN SHAH / 3FEJ-MV4Y | REF1',
      '2026-11-26 | -23.60 | Charges: JATIN SHAH / 3FEJ-MV4Y | REF1',
    ],
  },
  '65-camt-structured-remittance.xml': {
    account: '50200012345678',
    lines: [
      '2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1',
      '2026-11-26 | +6760.00 | JATIN SHAH / ORDER 3FEJ-MV4Y | R2',
    ],
  },
  '67-camt-no-bookgdt.xml': {
    account: '50200012345678',
    lines: ['2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1'],
  },
  '68-camt-utc-datetime.xml': {
    account: '50200012345678',
    lines: ['2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1'],
  },
  '71-camt-two-accounts.xml': {
    account: '50200012345678',
    lines: ['2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1'],
  },
  '72-camt-054.xml': {
    account: '50200012345678',
    lines: ['2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1'],
  },
  '73-camt-interim-pages.xml': {
    account: '50200012345678',
    lines: [
      '2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1',
      '2026-11-26 | +6760.00 | FARIDA MISTRY / 3FEJ-MV4Y | R2',
    ],
  },
  '74-camt-five-decimals.xml': {
    account: '50200012345678',
    lines: ['2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1'],
  },
  '75-camt-opbd-prcd-both-tx-instdamt.xml': {
    account: '50200012345678',
    lines: [
      '2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1',
      '2026-11-26 | +6760.00 | JATIN SHAH / 3FEJ-MV4Y | REF1',
    ],
  },
}
