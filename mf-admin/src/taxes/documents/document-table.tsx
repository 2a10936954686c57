import { formatDay } from '@store/contract/rules/india-days'
import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import { eInvoicesFileName } from '@store/contract/rules/taxes/tax-file-names'
import type { MonthDocumentView, TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { Button, Cluster, type Column, Stack, Table, theme } from '@store/ui'
import { Ban, PencilLine, Truck } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { FileButton } from '../../table-files/file-button.tsx'
import { answerTextsOf } from '../answers/answer-texts.ts'
import { cancellableOf } from '../answers/cancellable.ts'
import { useExportEInvoicesMutation } from '../taxes-api.ts'
import { FaultList } from './fault-list.tsx'

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

type DocumentTableProps = {
  month: TaxMonth
  onMend: (document: MonthDocumentView) => void
  onEwayBill: (document: MonthDocumentView) => void
  onCancel: (document: MonthDocumentView) => void
}

type DocumentActionsProps = DocumentTableProps & { document: MonthDocumentView }

/** Nothing while e-invoices are not due: then those of a month are one file, for who makes them anyway. */
function EInvoiceButton({ month, document }: Pick<DocumentActionsProps, 'month' | 'document'>) {
  const [exportEInvoices] = useExportEInvoicesMutation()
  const { number, gstin, faults, eInvoice } = document
  // A document is registered once.
  if (eInvoice) return null
  if (!month.isEInvoiceDue || !gstin || faults.some(({ stops }) => stops.includes('e-invoice')))
    return null
  const choice = { month: month.month, seller: month.seller, number }
  return (
    <FileButton
      label="E-invoice"
      name={`E-invoice of ${number}`}
      failure={messages.fileFailed}
      nameOf={() => eInvoicesFileName(number)}
      fetchFile={() => exportEInvoices(choice).unwrap()}
    />
  )
}

function DocumentActions(props: DocumentActionsProps) {
  const { month, document, onMend, onEwayBill, onCancel } = props
  const { number, faults, ewayBill } = document
  return (
    <Cluster gap="xs">
      {faults.some(({ isMendable }) => isMendable) ? (
        <Button
          size="s"
          icon={PencilLine}
          aria-label={`Add what is missing in ${number}`}
          onClick={() => onMend(document)}
        >
          Add what is missing
        </Button>
      ) : null}
      <EInvoiceButton month={month} document={document} />
      {ewayBill === 'none' ? null : (
        <Button
          variant="secondary"
          size="s"
          icon={Truck}
          aria-label={`E-way bill of ${number}`}
          onClick={() => onEwayBill(document)}
        >
          E-way bill
        </Button>
      )}
      {cancellableOf(document).length > 0 ? (
        <Button
          variant="quiet"
          size="s"
          icon={Ban}
          aria-label={`Cancelled at the portal: ${number}`}
          onClick={() => onCancel(document)}
        >
          Cancelled at the portal
        </Button>
      ) : null}
    </Cluster>
  )
}

const columns: Column<MonthDocumentView>[] = [
  {
    key: 'number',
    header: 'Document',
    cell: (document) => (
      <Stack gap="xxs">
        <Link to={`/superadmin/orders/${document.order}`}>{document.number}</Link>
        <Muted>
          {document.kind === 'invoice' ? 'Invoice' : 'Credit note'}, {formatDay(document.day)}
        </Muted>
        {answerTextsOf(document).map((text) => (
          <Muted key={text}>{text}</Muted>
        ))}
      </Stack>
    ),
  },
  {
    key: 'buyer',
    header: 'Buyer',
    cell: ({ buyer, gstin }) => (
      <Stack gap="xxs">
        <span>{buyer}</span>
        <Muted>{gstin ?? 'No GST number'}</Muted>
      </Stack>
    ),
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ total }) => formatExactRupees(paiseFromRupees(total)),
  },
  {
    key: 'missing',
    header: 'What is missing',
    cell: ({ faults }) => <FaultList faults={faults} />,
  },
]

/** Documents with what is missing in them, and what can be done about it. */
export function DocumentTable(props: DocumentTableProps) {
  const actions: Column<MonthDocumentView> = {
    key: 'actions',
    header: 'Files',
    cell: (document) => <DocumentActions {...props} document={document} />,
  }
  return (
    <Table
      caption="Documents"
      columns={[...columns, actions]}
      rows={props.month.documents}
      rowKey={({ number }) => number}
      cardsBelow="laptop"
    />
  )
}
