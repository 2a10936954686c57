import * as adminMessages from '@store/contract/rules/admin-messages'
import { largestBillBytes } from '@store/contract/rules/limits'
import { wasShipped } from '@store/contract/rules/orders/was-shipped'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf } from '@store/sdk'
import {
  Button,
  Cluster,
  ConfirmDialog,
  FileLink,
  Heading,
  Stack,
  shortOrderId,
  theme,
  toast,
} from '@store/ui'
import { Download, Eye, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useRights } from '../../rights/use-rights.ts'
import { useDeleteBillMutation, useUploadBillMutation } from '../admin-order-changes-api.ts'
import { TaxPdfButton } from '../tax-documents/tax-pdf-button.tsx'
import { BillInput } from './bill-input.tsx'

const uploadedHint = 'The buyer sees the uploaded bill beside the invoice.'
const invoiceHint = "The buyer's bill is the store's invoice, unless you upload another one."
const laterHint = "When it ships, the store's invoice is the bill, unless you upload another one."

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** Checks type and size of a bill before the upload (money 7.6: a PDF); the server checks the content. */
function findBillError(file: File): string | undefined {
  const isNamedPdf = file.name.toLowerCase().endsWith('.pdf')
  // Some systems report no media type; then the file name decides.
  const isPdf = file.type === 'application/pdf' || (file.type === '' && isNamedPdf)
  if (!isPdf) return adminMessages.orders.billType
  return file.size > largestBillBytes ? adminMessages.orders.billTooLarge : undefined
}

/** The bill of an order: the store's own invoice, or one that is uploaded, viewed, downloaded and deleted. */
export function BillSection({ order }: { order: Order }) {
  const canPut = useRights().mayDo(['orders', 'money', 'accounts'])
  const [error, setError] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const [uploadBill, uploading] = useUploadBillMutation()
  const [deleteBill, deleting] = useDeleteBillMutation()
  const isInvoiced = wasShipped(order)
  const isLocked = order.orderStatus === 'cancelled'
  const input = useRef<HTMLInputElement>(null)

  const handleChoose = async (bill: File) => {
    const found = findBillError(bill)
    setError(found)
    if (found !== undefined) return
    try {
      await uploadBill({ id: order._id, bill }).unwrap()
      toast.success(adminMessages.orders.billUploaded)
    } catch (error) {
      toast.error(messageOf(error, adminMessages.orders.billFailed))
    }
  }
  const handleDelete = async () => {
    setIsAsking(false)
    try {
      await deleteBill(order._id).unwrap()
      toast.success(adminMessages.orders.billDeleted)
      // The delete button disappears with the bill.
      input.current?.focus()
    } catch (error) {
      toast.error(messageOf(error, adminMessages.orders.billDeleteFailed))
    }
  }

  return (
    <Stack gap="xs">
      <Heading level={3} size="m">
        Bill
      </Heading>
      {isInvoiced ? (
        <Cluster gap="xs">
          <TaxPdfButton orderId={order._id} pdf="invoice">
            Invoice
          </TaxPdfButton>
          <TaxPdfButton orderId={order._id} pdf="invoice?copies=all">
            All copies
          </TaxPdfButton>
        </Cluster>
      ) : null}
      <Muted>{order.billUrl ? uploadedHint : isInvoiced ? invoiceHint : laterHint}</Muted>
      <Cluster gap="xs">
        {order.billUrl ? (
          <>
            <FileLink href={order.billUrl} icon={Eye} shown>
              View
            </FileLink>
            <FileLink
              href={order.billUrl}
              icon={Download}
              download={`bill-${shortOrderId(order._id)}.pdf`}
            >
              Download
            </FileLink>
            {canPut ? (
              <Button
                variant="secondary"
                size="s"
                icon={Trash2}
                disabled={isLocked}
                busy={deleting.isLoading}
                onClick={() => setIsAsking(true)}
              >
                Delete
              </Button>
            ) : null}
          </>
        ) : null}
        {canPut ? (
          <BillInput
            ref={input}
            disabled={isLocked}
            busy={uploading.isLoading}
            error={error}
            onChoose={(file) => void handleChoose(file)}
          />
        ) : null}
      </Cluster>
      {isLocked ? <Muted>The order is cancelled: its bill stays as it is.</Muted> : null}
      <ConfirmDialog
        open={isAsking}
        question={adminMessages.orders.billQuestion}
        confirmLabel="Delete bill"
        danger
        onConfirm={() => void handleDelete()}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  )
}
