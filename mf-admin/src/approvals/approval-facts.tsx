import { roleNameOf } from '@store/contract/rules/accounts/roles'
import type {
  Approval,
  FirmCheck,
  SimilarAccounts,
} from '@store/contract/schemas/accounts/approvals'
import { Badge, type BadgeTone, CopyButton, Grid, Stack } from '@store/ui'
import { Check, CircleHelp, type LucideIcon, X } from 'lucide-react'
import styled from 'styled-components'
import { Facts } from '../users/page/facts.tsx'

/** For what an account does not have: registration asks resellers for no GST number (people 2.2). */
const notGiven = 'Not given'

const looks: Record<FirmCheck['result'], { tone: BadgeTone; icon: LucideIcon }> = {
  right: { tone: 'success', icon: Check },
  wrong: { tone: 'danger', icon: X },
  unknown: { tone: 'neutral', icon: CircleHelp },
}

/** The sentences of checks wrap on a phone. */
const Findings = styled(Stack)`
  > span {
    white-space: normal;
  }
`

/** Other accounts with the same number; nothing without one. */
function Similar({ what, similar }: { what: string; similar: SimilarAccounts }) {
  const { accounts, elsewhere } = similar
  if (accounts.length === 0 && !elsewhere) return null
  return (
    <Stack as="ul" gap="xxs" aria-label={`Accounts with the same ${what}`}>
      {accounts.map(({ name, email, role, disabled }) => (
        <li key={email}>
          <Badge tone="warning">Same {what}</Badge> {name}, {email}, {roleNameOf(role)}
          {disabled ? ', disabled' : ''}
        </li>
      ))}
      {elsewhere ? (
        <li>
          <Badge tone="warning">Same {what}</Badge> an account of another tier
        </li>
      ) : null}
    </Stack>
  )
}

/** What the store knows about an account that waits, and what the checks of it say: the person beside the firm. */
export function ApprovalFacts({ approval }: { approval: Approval }) {
  const { name, email, mobile, gstNumber, panNumber, checks, sameGst, sameMobile } = approval
  return (
    <Grid min="20rem" gap="xs" stretch>
      <Facts
        facts={[
          ['Name', name],
          [
            'Email',
            <a key="mail" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [
            'Mobile',
            <Stack key="mobile" gap="xxs">
              <a href={`tel:+91${mobile}`}>{mobile}</a>
              <Similar what="mobile number" similar={sameMobile} />
            </Stack>,
          ],
          ['Office', approval.officeAddress ?? notGiven],
          ['Residence', approval.residenceAddress ?? notGiven],
        ]}
      />
      <Facts
        facts={[
          ['Constitution', approval.constitutionOfFirm ?? notGiven],
          ['PAN', panNumber ?? notGiven],
          [
            'GST number',
            <Findings key="gst" gap="xxs">
              {gstNumber === undefined ? null : (
                <CopyButton text={gstNumber} label={`Copy ${gstNumber}`}>
                  {gstNumber}
                </CopyButton>
              )}
              {checks.map(({ text, result }) => (
                <Badge key={text} {...looks[result]}>
                  {text}
                </Badge>
              ))}
              <Similar what="GST number" similar={sameGst} />
            </Findings>,
          ],
        ]}
      />
    </Grid>
  )
}
