import { receiptSourceNames } from '@store/contract/rules/payments/payment-words'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { CopyButton, formatDate, Heading, Price, theme } from '@store/ui'
import styled from 'styled-components'
import { MarkedNarration } from '../narration/marked-narration.tsx'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space.xxs} ${theme.space.s};
`

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

const Narration = styled.p`
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

/** A payment as the bank tells it: amount, day, narration, reference and where it was read. */
export function ReceiptFacts({ receipt, headingId }: { receipt: Receipt; headingId: string }) {
  const { amount, open, receivedOn, reference, account, statement, source } = receipt
  const from = [statement?.fileName ?? receiptSourceNames[source], account && `account ${account}`]
  return (
    <>
      <Head>
        <Heading id={headingId} level={2} size="l">
          <Price rupees={amount} size="l" />
        </Heading>
        <span>received on {formatDate(receivedOn)}</span>
        {open === amount || open === 0 ? null : (
          <span>
            (<Price rupees={open} size="s" /> not assigned)
          </span>
        )}
      </Head>
      <Narration>
        <MarkedNarration receipt={receipt} />
      </Narration>
      {reference ? (
        <Note>
          Reference {reference} <CopyButton text={reference} label="Copy reference" />
        </Note>
      ) : null}
      <Note>{from.filter(Boolean).join(', ')}</Note>
    </>
  )
}
