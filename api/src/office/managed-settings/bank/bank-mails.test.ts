import { expect, it } from '@jest/globals'
import { bankMail } from './bank-mails.ts'

const former = {
  accountHolder: 'Deccan IT Supply Private Limited',
  bank: 'State Bank of India',
  accountNumber: '00000012345678901',
  ifsc: 'SBIN0000300',
  branch: 'Abids, Hyderabad',
  upiId: '',
}

function factsOf(change: Partial<typeof former>) {
  const news = { subject: 'Changed', text: 'Ravi changed them.', advice: 'Look.', at: new Date(0) }
  const to = { ...former, ...change }
  const { parts = [] } = bankMail('asha@store.example', { ...news, from: former, to }, '')
  return Object.fromEntries(parts.flatMap((part) => (part.kind === 'facts' ? part.rows : [])))
}

it('says what changed and what did not, and of account numbers also a change that the mask hides', () => {
  expect(factsOf({ accountNumber: '00000099945678901', upiId: 'deccan@sbi' })).toMatchObject({
    Bank: 'State Bank of India (unchanged)',
    'Account number': '000 •••• 901 → 000 •••• 901 (other digits between)',
    'UPI ID': 'none → deccan@sbi',
  })
  expect(factsOf({ accountNumber: '50100012345678' })).toMatchObject({
    'Account number': '000 •••• 901 → 501 •••• 678',
  })
})
