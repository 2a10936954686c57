import { indiaDayOf } from '@store/contract/rules/india-days'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import { gstr1FileName, registerFileName } from '@store/contract/rules/taxes/tax-file-names'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { Card, CheckboxField, Cluster, FormMessage, Stack } from '@store/ui'
import { useState } from 'react'
import { ExportButtons } from '../table-files/export-buttons.tsx'
import { FileButton } from '../table-files/file-button.tsx'
import { EInvoicesButton } from './e-invoices-button.tsx'
import { MonthFigures } from './month-figures.tsx'
import { useExportGstr1Mutation, useExportRegisterMutation } from './taxes-api.ts'

/** The figures of a month and its files in one line, and what the files lack. */
export function MonthFiles({ month: shown }: { month: TaxMonth }) {
  const { month, seller, counts, isEInvoiceDue } = shown
  const [withoutRegistered, setWithoutRegistered] = useState(false)
  const [exportGstr1] = useExportGstr1Mutation()
  const [exportRegister] = useExportRegisterMutation()
  const choice = { month, ...(seller && { seller }) }
  return (
    <Stack gap="s">
      <Card as="section" aria-label="The month and its files">
        <Cluster justify="space-between">
          <MonthFigures month={shown} />
          <Cluster gap="xs">
            <FileButton
              label="GSTR-1"
              failure={messages.fileFailed}
              nameOf={() => gstr1FileName(seller, indiaDayOf(new Date()))}
              fetchFile={() => exportGstr1({ ...choice, withoutRegistered }).unwrap()}
            />
            {isEInvoiceDue ? <EInvoicesButton month={shown} /> : null}
            <ExportButtons
              fileName={registerFileName(month)}
              labels={{ xlsx: 'Register Excel', csv: 'Register CSV' }}
              failure={messages.fileFailed}
              fetchFile={(format) => exportRegister({ ...choice, format }).unwrap()}
            />
          </Cluster>
        </Cluster>
        {isEInvoiceDue ? (
          <CheckboxField
            label="GSTR-1 without invoices and notes to GST numbers: the portal has them from their IRNs"
            name="withoutRegistered"
            value={withoutRegistered}
            onChange={setWithoutRegistered}
          />
        ) : null}
      </Card>
      {counts.stopped > 0 ? (
        <FormMessage tone="danger">{messages.leftOut(counts.stopped)}</FormMessage>
      ) : null}
      {isEInvoiceDue && counts.eInvoicesStopped > 0 ? (
        <FormMessage tone="warning">
          {messages.eInvoicesLeftOut(counts.eInvoicesStopped)}
        </FormMessage>
      ) : null}
      {counts.withoutTax > 0 ? (
        <FormMessage tone="info">{messages.withoutTax(counts.withoutTax)}</FormMessage>
      ) : null}
    </Stack>
  )
}
