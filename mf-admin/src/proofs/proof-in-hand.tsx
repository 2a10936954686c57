import type { ProofVerdict } from '@store/contract/rules/proof-states'
import type { ProofOrder } from '@store/contract/schemas/proofs'
import { theme } from '@store/sdk'
import { Card, shortOrderId } from '@store/sdk/parts'
import { useRef } from 'react'
import styled from 'styled-components'
import { useKeys } from '../keys/use-keys.ts'
import { isPdfProof } from '../orders/is-pdf-proof.ts'
import { JudgedMeanwhile } from './judged-meanwhile.tsx'
import { LookAlikes } from './look-alikes.tsx'
import { ProofFacts } from './proof-facts.tsx'
import { proofKeyOf } from './proof-key.ts'
import { ProofSight } from './proof-sight.tsx'
import { ProofSteps } from './proof-steps.tsx'
import type { useProofQueue } from './use-proof-queue.ts'
import type { useVerdict } from './use-verdict.ts'
import { VerdictForm } from './verdict-form.tsx'

/** The proof large on the left, what it has to show on the right; one under the other where it is narrow. */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 26rem;
    gap: ${theme.space.l};
  }
`

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  min-width: 0;

  ${theme.media.desktop} {
    /* The verdict at its foot covers none of the usual facts from 768 px of height on. */
    gap: ${theme.space.xs};
  }
`

type ProofInHandProps = {
  proof: ProofOrder
  queue: ReturnType<typeof useProofQueue>
  verdict: Pick<ReturnType<typeof useVerdict>, 'judge' | 'isJudging' | 'reasonFor'>
}

/** One proof, everything it is held against, and the two verdicts. */
export function ProofInHand({ proof, queue, verdict }: ProofInHandProps) {
  const card = useRef<HTMLElement>(null)
  const shortcut = (key: string) =>
    card.current?.querySelector<HTMLElement>(`[aria-keyshortcuts='${key}']`)

  const sendVerdict = (given: ProofVerdict, reason: string) => {
    // The keys work again for the next one.
    if (given === 'rejected') card.current?.focus()
    return verdict.judge(proof, given, reason)
  }
  useKeys({
    r: () => shortcut('r')?.focus(),
    o: () => shortcut('o')?.click(),
  })

  return (
    <Card
      as="article"
      ref={card}
      tabIndex={-1}
      aria-label={`Payment proof of order #${shortOrderId(proof._id)}`}
    >
      <Columns>
        <ProofSight key={proof._id} order={proof} />
        <Side>
          <ProofSteps queue={queue} />
          <ProofFacts order={proof}>
            <LookAlikes order={proof} />
          </ProofFacts>
          {queue.isGone ? <JudgedMeanwhile id={proof._id} /> : null}
          <VerdictForm
            key={proofKeyOf(proof)}
            draft={`proof-reason/${proofKeyOf(proof)}`}
            initialReason={verdict.reasonFor(proof)}
            busy={verdict.isJudging}
            onVerdict={sendVerdict}
          />
        </Side>
      </Columns>
      {queue.next?.paymentProof && !isPdfProof(queue.next) ? (
        // The next picture is there before the next key.
        <img hidden src={queue.next.paymentProof} alt="" />
      ) : null}
    </Card>
  )
}
