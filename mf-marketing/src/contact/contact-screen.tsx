import { t } from '@lingui/core/macro'
import { PageBody, PageHeader, theme } from '@store/ui'
import styled from 'styled-components'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'

/** How to reach the company (screens 1.7). */
export function ContactScreen() {
  return (
    <PageBody>
      <PageHeader title={t`Contact Us`}>
        {t`A price, a part you cannot find, an order on its way: write or call.`}
      </PageHeader>
      <Columns>
        <ContactForm />
        <ContactDetails />
      </Columns>
    </PageBody>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-items: start;

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
