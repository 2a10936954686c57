import { t } from '@lingui/core/macro'
import { longestBuyerNote, longestPoNumber } from '@store/contract/rules/limits'
import { type FormState, TextArea, TextField, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import type { ShippingValues } from '../shipping-values.ts'
import { usePoNumberWarning } from './use-po-number-warning.ts'

const Folded = styled.details`
  summary {
    width: fit-content;
    padding-block: ${theme.space.xs};
    color: ${theme.color.primary};
    cursor: pointer;
  }
`

const Warning = styled.span`
  color: ${theme.color.warning};
`

/** The buyer's PO number, and a note for the seller, which is folded until somebody wants it. Neither is asked for. */
export function BuyerTextFields({ form }: { form: FormState<ShippingValues> }) {
  const { poNumber, buyerNote } = form.values
  const [finished, setFinished] = useState(poNumber)
  const warning = usePoNumberWarning(finished === poNumber ? poNumber : undefined)
  const [isNoteOpen, setNoteOpen] = useState(buyerNote !== '')
  const { faults } = form
  return (
    <>
      <TextField
        label={t`Your PO number (optional)`}
        hint={
          warning === undefined ? (
            t`The number of your purchase order. It is printed on the invoice.`
          ) : (
            <Warning role="status">{warning}</Warning>
          )
        }
        maxLength={longestPoNumber}
        autoComplete="off"
        onBlur={() => setFinished(poNumber)}
        {...form.field('poNumber')}
      />
      <Folded
        open={isNoteOpen || faults.some(({ field }) => field === 'buyerNote')}
        onToggle={(event) => setNoteOpen(event.currentTarget.open)}
      >
        <summary>{t`Add a note for the seller`}</summary>
        <TextArea
          label={t`Note for the seller (optional)`}
          hint={t`For whoever packs your order: packing, marks on the parcel, when you are there.`}
          maxLength={longestBuyerNote}
          rows={2}
          autoComplete="off"
          {...form.field('buyerNote')}
        />
      </Folded>
    </>
  )
}
