import { addDays, formatDay } from '../india-days.ts'
import { noMoney, type Paise, sumOf } from '../pricing/money.ts'
import { formatPlainRupees } from '../pricing/money-text.ts'

/** A buyer is reminded of a bill so many days after it is due; negative for before. */
export const reminderDays = [-2, 1, 7, 15] as const

/** Bills that a reminder names; the rest is in the sum. */
const mostNamed = 20

/** A bill as a reminder names it. */
interface RemindedBill {
  /** Of an order or a paper. */
  name: string
  amount: Paise
  /** YYYY-MM-DD */
  dueOn: string
}

/** True on the days on which a bill is a reason to remind its buyer. @param today YYYY-MM-DD in India */
export function isReminded(dueOn: string, today: string): boolean {
  return reminderDays.some((days) => addDays(dueOn, days) === today)
}

/** What a reminder says of all bills of a buyer, oldest due first. */
export function creditReminder(bills: readonly RemindedBill[], today: string) {
  const overdue = sumOf(bills.filter(({ dueOn }) => dueOn < today).map(({ amount }) => amount))
  const total = formatPlainRupees(sumOf(bills.map(({ amount }) => amount)))
  const lines = bills.slice(0, mostNamed).map(({ name, amount, dueOn }) => {
    const [rupees, day] = [formatPlainRupees(amount), formatDay(dueOn)]
    return dueOn < today
      ? `${name}: ${rupees}, was due on ${day}`
      : `${name}: ${rupees}, due on ${day}`
  })
  return {
    title:
      overdue === noMoney
        ? `Your bills of ${total} are due soon`
        : `${formatPlainRupees(overdue)} of your bills are overdue`,
    message: [
      ...lines,
      'Pay by bank transfer with the payment code of the order, and send the proof on the page of the order.',
      'If you have paid in the last days, you need do nothing.',
    ].join('\n'),
  }
}
