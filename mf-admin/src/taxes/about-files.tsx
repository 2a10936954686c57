import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { Cluster, Panel, Stack } from '@store/ui'
import { EInvoicesButton } from './e-invoices-button.tsx'

/** What the files are made after; and the e-invoices, while the seller is free to make some. */
export function AboutFiles({ month }: { month: TaxMonth }) {
  const { eInvoicesStopped } = month.counts
  return (
    <Panel title="About the files">
      <Stack gap="s">
        {month.isEInvoiceDue ? null : (
          <>
            <Cluster gap="s">
              <span>
                E-invoices are not required in this month. For those who make them anyway:
              </span>
              <EInvoicesButton month={month} />
            </Cluster>
            {eInvoicesStopped > 0 ? <p>{messages.eInvoicesLeftOut(eInvoicesStopped)}</p> : null}
          </>
        )}
        <p>
          Made after GSTN’s Returns Offline Tool, the e-invoice schema INV-01 and the file for bulk
          generation of e-way bills. The portals have the last word: upload, read what they say, and
          let your accountant check.
        </p>
      </Stack>
    </Panel>
  )
}
