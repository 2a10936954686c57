/** What has to be read of a file of a bank. */
export interface ExpectedFile {
  account: string | undefined
  /** Day, rupees in or out, narration and reference. */
  lines: readonly string[]
}

/** The lines of each file that is read, in the order of the file. */
export const expectedFiles: Readonly<Record<string, ExpectedFile>> = {
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
    account: undefined,
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
  '40-mt940-pages.sta': {
    account: '50200012345678',
    lines: [
      '2026-11-26 | +4200.00 | /OCMT/INR4200,00 NEFT CR-SBIN0000456-FARIDA MISTRY-JAI COMPUTERS-SBINN520261126123456 QMCP-GX9U | SBINN52026112612 HDFC0012345678',
      '2026-11-26 | -500.00 | NEFT CHGS | 000000000000 HDFC0012345679',
      '2026-11-26 | +6760.00 | IMPS-633012312312-JATIN SHAH-HDFC-XXXXXXXX1122-3FEJ-MV4Y | HDFC0012345680',
    ],
  },
  '43-mt940-subfields.sta': {
    account: '0001234567',
    lines: [
      '2026-11-26 | +9450.00 | 166 NEFT/UPI INWARD 9999 UPI/633012345699/ORDER 9TXU-YK7U KAVERI DESHPANDE/KAVERI.D@OKHDFC KAVERI DESHPANDE X | DB0012',
    ],
  },
  '46-mt940-reversal.sta': {
    account: '000705012345',
    lines: [
      '2026-11-26 | +12600.00 | NEFT QE6V-Y79U SBINN52026112620 TENZIN NORBU | SBINN52026112620 IC0020',
      '2026-11-26 | -12600.00 reversal | RETURN NEFT QE6V-Y79U SBINN52026112620 CREDITED WRONGLY | SBINN52026112620 IC0020',
    ],
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
  '65-camt-structured-remittance.xml': {
    account: '50200012345678',
    lines: [
      '2026-11-26 | +4200.00 | FARIDA MISTRY / QMCP-GX9U | REF1',
      '2026-11-26 | +6760.00 | JATIN SHAH / ORDER 3FEJ-MV4Y | R2',
    ],
  },
  '68-camt-utc-datetime.xml': {
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
    lines: ['2026-11-26 | +10960.00 | FARIDA MISTRY / QMCP-GX9U / JATIN SHAH / 3FEJ-MV4Y | REF1'],
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
