import type { ProofOrder } from '@store/contract/schemas/proofs'
import { Button, Card, Cluster, Stack, shortOrderId, theme } from '@store/sdk'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { Key } from '../keys/key.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { isPdfProof } from '../orders/is-pdf-proof.ts'
import { LookAlikes } from './look-alikes.tsx'
import { ProofFacts } from './proof-facts.tsx'
import { ProofSight } from './proof-sight.tsx'
import type { useProofQueue } from './use-proof-queue.ts'
import type { useVerdict } from './use-verdict.ts'
import { VerdictForm } from './verdict-form.tsx'

/** The proof large on the left, what it has to show on the right; one under the other where it is narrow. */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${theme.space.l};
  }
`

type ProofInHandProps = {
  proof: ProofOrder
  queue: Pick<ReturnType<typeof useProofQueue>, 'next' | 'showNext' | 'showPrevious'>
  verdict: Pick<ReturnType<typeof useVerdict>, 'judge' | 'isJudging'>
}

/** One proof, everything it is held against, and the two verdicts. */
export function ProofInHand({ proof, queue, verdict }: ProofInHandProps) {
  // Each order keeps the reason that was typed for it, however often somebody looks at another.
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const card = useRef<HTMLElement>(null)
  const reason = reasons[proof._id] ?? ''
  const shortcut = (key: string) =>
    card.current?.querySelector<HTMLElement>(`[aria-keyshortcuts='${key}']`)

  const verify = () => void verdict.judge(proof, 'verified')
  const reject = () => {
    void verdict.judge(proof, 'rejected', reason.trim())
    // The keys work again for the next one.
    card.current?.focus()
  }
  useKeys({
    v: verify,
    r: () => shortcut('r')?.focus(),
    o: () => shortcut('o')?.click(),
    j: queue.showNext,
    k: queue.showPrevious,
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
        <Stack>
          <LookAlikes duplicates={proof.duplicates} />
          <ProofFacts order={proof} />
          <VerdictForm
            key={proof._id}
            reason={reason}
            onReason={(text) => setReasons({ ...reasons, [proof._id]: text })}
            busy={verdict.isJudging}
            onVerify={verify}
            onReject={reject}
          />
          <Cluster justify="space-between">
            <Button variant="quiet" size="s" icon={ChevronLeft} onClick={queue.showPrevious}>
              Previous <Key aria-hidden>k</Key>
            </Button>
            <Button variant="quiet" size="s" iconAfter={ChevronRight} onClick={queue.showNext}>
              Skip <Key aria-hidden>j</Key>
            </Button>
          </Cluster>
        </Stack>
      </Columns>
      {queue.next?.paymentProof && !isPdfProof(queue.next) ? (
        // The next picture is there before the next key.
        <img hidden src={queue.next.paymentProof} alt="" />
      ) : null}
    </Card>
  )
}
