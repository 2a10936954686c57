import type { ExpectedFiles } from './expected-bank-files.ts'

/** The lines of tables whose bank is known, and nobody is asked for the columns. */
export const expectedKnownBanks: ExpectedFiles = {
  '02-hdfc-delimited-comma.txt': {
    account: undefined,
    lines: [
      '2026-11-03 | -640.00 | POS 416021XXXXXX1188 SHREE SAI, STATIONERS | 0000630711223344',
      '2026-11-26 | +897.00 | UPI-IMRAN QURESHI-IMRANQ@OKSBI-SBIN0000300-633098765432-ORDER, 6NHF-RCXA | 0000633098765432',
    ],
  },
  '08-icici-yearly.csv': {
    account: '000705012345',
    lines: [
      '2026-11-05 | -1200.00 | BIL/INFT/EDX1234567/VENDOR |',
      '2026-11-26 | +2097.00 | MMT/IMPS/633077778888/E3MG-XN6M/OJAS KULKA/HDFC Bank |',
    ],
  },
  '10-axis-drcr.csv': {
    account: '924020035530011',
    lines: [
      '2026-11-26 | +4745.00 | UPI/P2A/633011112222/MEHER /CANARA BA/FREA-G4QJ/ |',
      '2026-11-26 | -4745.00 | ATM-CASH-AXIS/CPRH01509/7131/261126/PUNE |',
    ],
  },
  '12-axis-footer-open-quote.csv': {
    account: '923010008070111',
    lines: ['2026-11-26 | +2798.00 | UPI/P2A/633033334444/SURESH PI/State Ban/XWRW-F4MQ/ |'],
  },
  '13-kotak-amount.csv': {
    account: '3349900011',
    lines: [
      '2026-11-26 | +4470.00 | UPI/ANITA BORA/633088889999/RHTQ-QPRK | UPI-633012340001',
      '2026-11-06 | -500.00 | BILL PAID TO CREDIT CARD XX0488 | CCBILL-1780763664795',
    ],
  },
  '14-kotak-debit-credit.csv': {
    account: '3349900011',
    lines: [
      '2026-11-25 | -310.78 | UPI/CAFE GOODLUCK/627219443204/tea | UPI-609393884269',
      '2026-11-26 | +7520.00 | UPI/JATIN SHAH/633020977030/NUCR-NVTM | UPI-633018217071',
    ],
  },
  '15-canara.csv': {
    account: '1144201000123',
    lines: [
      '2026-11-05 | -1000.00 | UPI/DR/630912345678/TEA STALL/CNRB/**tea@ybl/UPI//PTM0001//05/11/2026 10:15:00 |',
      '2026-11-26 | +9950.00 | UPI/CR/633099990000/UMA REDDY/SBIN/**uma@oksbi/9FTG-N9PA//PTM0002//26/11/2026 18:02:11 |',
    ],
  },
  '16-yes.csv': {
    account: '000261900001111',
    lines: [
      '2026-11-26 | +14040.00 | IMPS-633012121212-RAVI KACHRU-6WXG-D6YK | 633012121212',
      '2026-11-25 | -1.26 | GST | ORMB957221750355',
      '2026-11-25 | -7.00 | IMPS PAYMENT CHRGS for 24-Nov-2026 | ORMB957221750355',
    ],
  },
  '17-idfc.csv': {
    account: '10099900011',
    lines: [
      '2026-11-02 | -80.00 | UPI/DR/630659628152/TEA/YESB/paytmqr/Person |',
      '2026-11-26 | +5080.00 | UPI/CR/633058747407/KAVERI/HDFC/12345/N4A3-JR4X |',
    ],
  },
  '18-federal.csv': {
    account: '11230200012345',
    lines: [
      '2026-11-04 | -450.00 | POS/WWW.BSES.IN/PUNE |',
      '2026-11-26 | +8370.00 | UPI IN/633045454545/imranq@oksbi/UQEW-VNNW/0000 |',
    ],
  },
  '19-pnb.csv': {
    account: '0456002100012345',
    lines: [
      '2026-11-26 | +11160.00 | UPI/CR/633067676767/LALITHA M/P66U-M44U |',
      '2026-11-06 | -0.89 | SMS CHRG FOR:01-07-2026to30-09-2026 |',
    ],
  },
  '20-bob-od.csv': {
    account: '09790400001234',
    lines: [
      '2026-11-26 | +17450.00 | UPI/633012/11:23:01/UPI/harpreet/EMPU-NVUH |',
      '2026-11-25 | -30340.00 | NIKHIL TEXTILES-MICR INWARD CLG (CTS) | 000352',
      '2026-11-25 | +10000.00 | BY CASH |',
    ],
  },
  '21-union.csv': {
    account: '520101000123456',
    lines: [
      '2026-11-05 | -120.00 | UPIAR/630900001111/DR/TEA/YESB/tea@ybl |',
      '2026-11-26 | +22440.00 | UPIAB/633000002222/CR/OJAS K/HDFC/ojas@okh/4DV4-9R3J | 633000002222',
    ],
  },
  '23-hdfc-zero-line.csv': {
    account: '50200012345678',
    lines: ['2026-11-26 | +870.00 | UPI-NIKHIL-NIKHILG@OKICICI-N7NX-9VJ3 | 0000633000004444'],
  },
}
