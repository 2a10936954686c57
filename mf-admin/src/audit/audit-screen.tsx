import { PageBody, PageHeader } from '@store/ui'
import { AuditTrail } from './audit-trail.tsx'

/** Who changed what (api.md, administration). */
export function AuditScreen() {
  return (
    <PageBody>
      <PageHeader
        title="Audit"
        trail={[{ label: 'Dashboard', to: '/superadmin/dashboard' }, { label: 'Audit' }]}
      />
      <AuditTrail />
    </PageBody>
  )
}
