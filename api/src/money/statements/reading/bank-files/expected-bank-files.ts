/** What has to be read of a file of a bank. */
export interface ExpectedFile {
  account: string | undefined
  /** Day, rupees in or out, narration and reference. */
  lines: readonly string[]
}

/** By the name of the file: one statement, or one for each of its accounts. */
export type ExpectedFiles = Readonly<Record<string, ExpectedFile | readonly ExpectedFile[]>>

/** The lines of each table that is read, in the order of the file. */
export const expectedTables: ExpectedFiles = {
  '01-hdfc-delimited.txt': {
    account: undefined,
    lines: [
      '2026-11-01 | -5.90 | NEFT CHGS INCL GST 311026 | 000000000000000',
      '2026-11-02 | -2000.00 | EAW-416021XXXXXX1188-P3ENPN12-PUNE | 0000631209551122',
      '2026-11-26 | +398.00 | UPI-KAVERI DESHPANDE-KAVERI.D@OKHDFCBANK-HDFC0000007-633012345678-CQ9R-RJQD | 0000633012345678',
      '2026-11-26 | +1800.00 | NEFT CR-SBIN0000456-RAMESH STORES-JAI COMPUTERS-SBINN52026112600001234 | SBINN52026112600',
    ],
  },
  '03-hdfc-xls-saved.csv': {
    account: '50200012345678',
    lines: [
      '2026-11-02 | -640.00 | POS 416021XXXXXX1188 SHREE SAI, STATIONERS | 0000630711223344',
      '2026-11-26 | +1516.00 | UPI-LALITHA MENON-LALITHA@OKAXIS-UTIB0000012-633055554444-XUEV-9HJK | 0000633055554444',
    ],
  },
  '04-sbi-yono.xls': {
    account: '00000031234567890',
    lines: [
      '2026-11-02 | -120.00 | TO TRANSFER-UPI/DR/630712312312/PATIL T/HDFC/patil.tea@/Tea -- | TRANSFER TO 4897691162095 /',
      '2026-11-26 | +2245.00 | BY TRANSFER-UPI/CR/633066667777/HARPREET/YESB/harpreet.b@/D6D4DACV-- | TRANSFER FROM 4898681162093 /',
    ],
  },
  '06-icici-optrans.csv': {
    account: '000705012345',
    lines: [
      '2026-11-02 | -1540.00 | BIL/ONL/000812345678/BSES/1122 |',
      '2026-11-26 | +3294.00 | UPI/633044443333/F4V9-X79C/nikhilg@okicici/ICICI Bank/ICI0a1b2c3d4e |',
    ],
  },
  '07-icici-corporate.csv': {
    account: '000705012345',
    lines: [
      '2026-11-08 | -25000.00 | INF/NEFT/IN42631258303612/SBIN0018300/RENT |',
      '2026-11-26 | +1198.00 | RTGS-SBINR52026112634491979-FARIDA MISTRY-N4JV-PVPE |',
    ],
  },
  '09-axis-retail.csv': {
    account: '923010008070111',
    lines: [
      '2026-11-03 | -4439.59 | NBSM/96863804/BSES(RAZORPAY)/ |',
      '2026-11-26 | +3196.00 | UPI/P2A/633022221111/TENZIN NO/State Ban/6XXRWKYF/ |',
    ],
  },
  '24-sbi-2026.xlsx': {
    account: '00000031234567890',
    lines: [
      '2026-11-05 | -120.00 | WDL TFR UPI/DR/630900001111/TEA/YESB/tea@ybl/tea |',
      '2026-11-26 | +1396.00 | DEP TFR UPI/CR/633000005555/FARIDA/HDFC/farida@okh/TNUUJ7UW | 633000005555',
    ],
  },
  '25-hdfc-date-cells.xlsx': {
    account: '50200012345678',
    lines: [
      '2026-11-02 | -0.30 | POS SHREE SAI | 0000630711223344',
      '2026-11-26 | +1945.00 | UPI-LALITHA-7KGE-VUUJ | 0000633000006666',
    ],
  },
  '27-second-sheet.xlsx': {
    account: '50200012345678',
    lines: [
      '2026-11-26 | +1118.00 | NEFT/F3FJ-NK3G | SBINN52026112600',
      '2026-11-26 | -5.90 | CHARGES |',
    ],
  },
  '28-icici.xls': {
    account: '000705012345',
    lines: ['2026-11-26 | +2067.00 | UPI/633000008888/9VJU-U6FX/meher@okicici |'],
  },
  '29-html.xls': {
    account: '0456002100012345',
    lines: ['2026-11-26 | +2996.00 | UPI/CR/633000009999/9M7N-CVUT |'],
  },
  '31-excel-scientific-ref.csv': {
    account: '50200012345678',
    lines: [
      '2026-11-26 | +5994.00 | UPI-SURESH-PAYMENT | 6.33012E+11',
      '2026-11-26 | +5994.00 | UPI-SURESH-PAYMENT | 6.33012E+11',
    ],
  },
  '32-utf16-tab.txt': {
    account: '50200012345678',
    lines: ['2026-11-26 | +2580.00 | NEFT JATIN "PXQN-HA94" | SBINN52026112611'],
  },
  '33-continued-narration.csv': {
    account: '520101000123456',
    lines: [
      '2026-11-26 | +16450.00 | UPI/CR/633000001234/MEHER IRANI/ORDER VJ7J-VFQQ YESB | 633000001234',
      '2026-11-26 | -11.80 | CHARGES |',
    ],
  },
  '35-hdfc-page-breaks.txt': {
    account: '50200012345678',
    lines: [
      '2026-11-25 | -100.00 | POS | 0000630711223344',
      '2026-11-26 | +16450.00 | UPI-VJ7J-VFQQ | 0000633000001111',
    ],
  },
  '36-negative-withdrawal-reversal.csv': {
    account: '520101000123456',
    lines: [
      '2026-11-25 | -5.90 | NEFT CHGS |',
      '2026-11-26 | +5.90 reversal | REVERSAL OF NEFT CHGS |',
      '2026-11-26 | +16450.00 | UPI/VJ7J-VFQQ |',
    ],
  },
  '37-axis-cheque-return-section.csv': {
    account: '923010008070111',
    lines: ['2026-11-26 | +16450.00 | UPI/P2A/633000004321/VJ7J-VFQQ/ |'],
  },
  '39-axis-corporate-total-row.csv': {
    account: '924020035530011',
    lines: [
      '2026-11-25 | -100000.00 | INB/NEFT/OUTBOUND PAYMENT |',
      '2026-11-26 | +8580.00 | UPI/P2A/633000007654/3FKD-XFTE |',
    ],
  },
  '80-hdfc-cheque-returned.csv': {
    account: '50200012345678',
    lines: [
      '2026-11-25 | +12600.00 | CHQ DEP - MICR CLG - PUNE - ORDER QE6V-Y79U | 0000000000451278',
      '2026-11-26 | -12600.00 | REV:CHQ DEP RET - FUNDS INSUFFICIENT - ORDER QE6V-Y79U | 0000000000451278',
      '2026-11-26 | -590.00 | CHQ RET CHGS INCL GST-451278 | 0000000000451278',
    ],
  },
  '82-second-payment-of-paid-order.csv': {
    account: '50200012345678',
    lines: [
      '2026-11-27 | +7800.00 | UPI-MEHER IRANI-MEHER@OKAXIS-633155550000-HYT9-64CT | 0000633155550000',
    ],
  },
  '83-hdfc-utr-zeros.csv': {
    account: '50200012345678',
    lines: [
      '2026-11-27 | +20880.00 | UPI-RAVI KACHRU-RAVIK@YBL-YESB0YBLUPI-633112340099-PAYMENT | 0000633112340099',
    ],
  },
  '84-hdfc-overlap.csv': {
    account: '50200012345678',
    lines: [
      '2026-11-27 | +20880.00 | UPI-RAVI KACHRU-RAVIK@YBL-YESB0YBLUPI-633112340099-PAYMENT | 0000633112340099',
      '2026-11-27 | +500.00 | CASH DEPOSIT PUNE |',
    ],
  },
  '90-hdfc-delimited-same-as-03.txt': {
    account: undefined,
    lines: [
      '2026-11-02 | -640.00 | POS 416021XXXXXX1188 SHREE SAI STATIONERS | 0000630711223344',
      '2026-11-26 | +1516.00 | UPI-LALITHA MENON-LALITHA@OKAXIS-UTIB0000012-633055554444-XUEV-9HJK | 0000633055554444',
    ],
  },
  '93-axis-corporate-until-26.xlsx': {
    account: '924020035530011',
    lines: [
      '2026-11-25 | -1500.50 | POS/BSES/251126/10:00/611111111111 |',
      '2026-11-26 | +8580.00 | NEFT/HDFCH00000000001/SURESH PILLAI/HDFC BANK/3FKD-XFTE |',
    ],
  },
  '94-axis-corporate-until-27.xlsx': {
    account: '924020035530011',
    lines: [
      '2026-11-25 | -1500.50 | POS/BSES/251126/10:00/611111111111 |',
      '2026-11-26 | +8580.00 | NEFT/HDFCH00000000001/SURESH PILLAI/HDFC BANK/3FKD-XFTE |',
      '2026-11-27 | +20.00 | UPI/P2A/633199990000/RAVI K/SBI/tea |',
    ],
  },
}
