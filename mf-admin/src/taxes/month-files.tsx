import { indiaDayOf } from '@store/contract/rules/india-days'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import {
  eInvoicesFileName,
  gstr1FileName,
  registerFileName,
} from '@store/contract/rules/taxes/tax-file-names'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { CheckboxField, Cluster, Panel, Stack } from '@store/ui'
import { useState } from 'react'
import { ExportButtons } from '../table-files/export-buttons.tsx'
import { FileButton } from '../table-files/file-button.tsx'
import {
  useExportEInvoicesMutation,
  useExportGstr1Mutation,
  useExportRegisterMutation,
} from './taxes-api.ts'

/** The files of a month, and what they are made after. */
export function MonthFiles({ month: shown }: { month: TaxMonth }) {
  const { month, seller, counts, isEInvoiceDue } = shown
  const [withoutRegistered, setWithoutRegistered] = useState(false)
  const [exportGstr1] = useExportGstr1Mutation()
  const [exportEInvoices] = useExportEInvoicesMutation()
  const [exportRegister] = useExportRegisterMutation()
  const choice = { month, ...(seller && { seller }) }
  const { eInvoices, eInvoicesStopped } = counts
  return (
    <Panel title="Files">
      <Stack gap="s">
        <Cluster gap="xs">
          <FileButton
            label="GSTR-1"
            failure={messages.fileFailed}
            nameOf={() => gstr1FileName(seller, indiaDayOf(new Date()))}
            fetchFile={() => exportGstr1({ ...choice, withoutRegistered }).unwrap()}
          />
          <FileButton
            label={`E-invoices (${eInvoices})`}
            isDisabled={eInvoices === 0}
            failure={messages.fileFailed}
            nameOf={() => eInvoicesFileName(month)}
            fetchFile={() => exportEInvoices(choice).unwrap()}
          />
          <ExportButtons
            fileName={registerFileName(month)}
            labels={{ xlsx: 'Register Excel', csv: 'Register CSV' }}
            failure={messages.fileFailed}
            fetchFile={(format) => exportRegister({ ...choice, format }).unwrap()}
          />
        </Cluster>
        {isEInvoiceDue ? (
          <CheckboxField
            label="GSTR-1 without invoices and notes to GST numbers: the portal has them from their IRNs"
            name="withoutRegistered"
            value={withoutRegistered}
            onChange={setWithoutRegistered}
          />
        ) : null}
        {eInvoicesStopped > 0 ? <p>{messages.eInvoicesLeftOut(eInvoicesStopped)}</p> : null}
        <p>
          Made after GSTN’s Returns Offline Tool, the e-invoice schema INV-01 and the file for bulk
          generation of e-way bills. The portals have the last word: upload, read what they say, and
          let your accountant check.
        </p>
      </Stack>
    </Panel>
  )
}
