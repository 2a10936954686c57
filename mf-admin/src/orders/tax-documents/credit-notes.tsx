import { wasCredited, wasShipped } from '@store/contract/rules/orders/was-shipped'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { TaxDocuments } from '@store/contract/schemas/orders/tax-documents'
import { Button, Cluster, Dialog, Heading, QueryView, Stack, theme } from '@store/ui'
import { FilePlus } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useRights } from '../../rights/use-rights.ts'
import { CreditNoteForm } from './credit-note-form.tsx'
import { useGetTaxDocumentsQuery } from './tax-documents-api.ts'
import { TaxPdfButton } from './tax-pdf-button.tsx'

const Fact = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

const failure = 'Failed to load the credit notes'

type NoteListProps = { orderId: string; notes: TaxDocuments['creditNotes'] }

function NoteList({ orderId, notes }: NoteListProps) {
  return (
    <Stack gap="xs">
      {notes.map(({ ordinal, number, total, reason, isTaxed }) => (
        <Stack key={ordinal} gap="xxs">
          <Cluster gap="xs">
            <TaxPdfButton orderId={orderId} pdf={`credit-note?ordinal=${ordinal}`}>
              {number}
            </TaxPdfButton>
          </Cluster>
          <Fact>
            {formatRupees(total)}
            {isTaxed ? '' : ' without GST'}
            {reason === undefined ? '' : `, ${reason}`}
          </Fact>
        </Stack>
      ))}
    </Stack>
  )
}

/** The credit notes of an order that was shipped, and a new one by lines of its invoice. */
export function CreditNotes({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false)
  const canMake = useRights().mayDo(['money'])
  const isCredited = wasCredited(order)
  const documents = useGetTaxDocumentsQuery(order._id, { skip: !isCredited && !isOpen })
  if (!wasShipped(order) || !(isCredited || canMake)) return null
  const close = () => setIsOpen(false)
  return (
    <Stack gap="xs">
      <Heading level={3} size="m">
        Credit notes
      </Heading>
      {isCredited ? (
        <QueryView query={documents} loading={<Fact>Loading…</Fact>} failure={failure}>
          {({ creditNotes }) => <NoteList orderId={order._id} notes={creditNotes} />}
        </QueryView>
      ) : null}
      {order.orderStatus === 'cancelled' || !canMake ? null : (
        <Cluster gap="xs">
          <Button variant="secondary" size="s" icon={FilePlus} onClick={() => setIsOpen(true)}>
            New credit note
          </Button>
        </Cluster>
      )}
      <Dialog open={isOpen} title="New credit note" onClose={close}>
        <QueryView query={documents} loading={<Fact>Loading…</Fact>} failure={failure}>
          {(data) => <CreditNoteForm order={order} documents={data} onDone={close} />}
        </QueryView>
      </Dialog>
    </Stack>
  )
}
