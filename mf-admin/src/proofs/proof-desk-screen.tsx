import { PageBody, PageHeader, useSession } from '@store/sdk'
import { useSearchParams } from 'react-router-dom'
import { JudgedProofs } from './judged-proofs.tsx'
import { ProofDesk } from './proof-desk.tsx'
import { ProofTabs, readTab } from './proof-tabs.tsx'

/** Payment proofs: those that wait for a verdict, one after the other, and those that have one. */
export function ProofDeskScreen() {
  const { role } = useSession()
  const [params] = useSearchParams()
  const status = readTab(params)
  return (
    <PageBody>
      <PageHeader
        title="Payment proofs"
        trail={[{ label: 'Dashboard', to: `/${role}/dashboard` }, { label: 'Payment proofs' }]}
        actions={<ProofTabs shown={status} />}
      />
      {status === 'unverified' ? <ProofDesk /> : <JudgedProofs key={status} status={status} />}
    </PageBody>
  )
}
