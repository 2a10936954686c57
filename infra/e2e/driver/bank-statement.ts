import type { SampleFile } from './sample-files.ts'

/** Money that came in, in rupees; `reference` is written inside the narration, as banks do. */
export interface StatementCredit {
  amount: number
  reference: string
}

/** Today in India as DD/MM/YY. */
function today(): string {
  const parts = {
    timeZone: 'Asia/Kolkata',
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
  } as const
  return new Intl.DateTimeFormat('en-GB', parts).format(new Date())
}

/** A statement as HDFC exports it: credits of today with a running balance, and one debit. */
export function makeBankStatement(name: string, credits: readonly StatementCredit[]): SampleFile {
  let balance = 1_00_000
  const rows = credits.map(({ amount, reference }, index) => {
    balance += amount
    const narration = `NEFT CR-HDFC0000123-MEERA TRADERS-${reference.toLowerCase()}-${index + 1}`
    return [today(), narration, '', today(), '', amount.toFixed(2), balance.toFixed(2)].join(',')
  })
  const charge = [today(), 'SMS CHARGES', '', today(), '25.00', '', (balance - 25).toFixed(2)]
  const head = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'
  const lines = [head, ...rows, charge.join(',')]
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
}
