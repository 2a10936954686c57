import {
  type DocumentFilter,
  taxDocumentsPageSize,
} from '@store/contract/rules/taxes/month-documents'
import type { MonthDocumentView, TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { EmptyState, Pagination, Stack } from '@store/ui'
import { useState } from 'react'
import { CancelDialog } from '../answers/cancel-dialog.tsx'
import { useTaxesView } from '../use-taxes-view.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { DocumentTable } from './document-table.tsx'
import { EwayBillDialog } from './eway-bill-dialog.tsx'

const nothing: Record<DocumentFilter, string> = {
  all: 'No invoices or credit notes were issued in this month.',
  stopped: 'Nothing is missing: the return has every document.',
  warned: 'No document has a warning.',
  'eway-bill': 'No invoice is above the limit of e-way bills.',
}

/** A document whose dialog is open. */
interface Opened {
  dialog: 'details' | 'eway-bill' | 'cancel'
  document: MonthDocumentView
}

/** The documents of a month with what is missing in them. */
export function DocumentList({ month }: { month: TaxMonth }) {
  const { view, change } = useTaxesView()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const pages = Math.ceil(month.shown / taxDocumentsPageSize)
  return (
    <>
      {month.documents.length === 0 ? (
        <EmptyState title="No documents" text={nothing[view.show]} />
      ) : (
        <Stack>
          <DocumentTable
            month={month}
            onMend={(document) => setOpened({ dialog: 'details', document })}
            onEwayBill={(document) => setOpened({ dialog: 'eway-bill', document })}
            onCancel={(document) => setOpened({ dialog: 'cancel', document })}
          />
          <Pagination page={view.page} pages={pages} onPage={(page) => change({ page })} />
        </Stack>
      )}
      {opened?.dialog === 'details' ? (
        <DetailsDialog document={opened.document} onClose={close} />
      ) : null}
      {opened?.dialog === 'eway-bill' ? (
        <EwayBillDialog document={opened.document} onClose={close} />
      ) : null}
      {opened?.dialog === 'cancel' ? (
        <CancelDialog document={opened.document} onClose={close} />
      ) : null}
    </>
  )
}
