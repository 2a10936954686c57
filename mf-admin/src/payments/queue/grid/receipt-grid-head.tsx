import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import { VisuallyHidden } from '@store/ui'
import { Head } from './receipt-grid-styles.ts'

const columns = [
  ['date', 'Received'],
  ['amount', 'Amount'],
  ['narration', 'Bank narration'],
  ['orders', 'Order'],
] as const

/** The names of the columns; only exact payments are selected and assigned in their rows. */
export function ReceiptGridHead({ state }: { state: ReceiptState }) {
  return (
    <Head>
      {state === 'exact' ? <HiddenHeading column="box" name="Selected" /> : null}
      {columns.map(([column, name]) => (
        <th key={column} scope="col" data-column={column}>
          {name}
        </th>
      ))}
      <th scope="col" data-column="why">
        {state === 'settled' ? 'Assigned' : 'Why'}
      </th>
      {state === 'exact' ? <HiddenHeading column="action" name="Assign" /> : null}
    </Head>
  )
}

function HiddenHeading({ column, name }: { column: string; name: string }) {
  return (
    <th scope="col" data-column={column}>
      <VisuallyHidden>{name}</VisuallyHidden>
    </th>
  )
}
