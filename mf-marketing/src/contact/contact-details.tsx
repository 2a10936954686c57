import { t } from '@lingui/core/macro'
import { company, translate, whatsAppAddress } from '@store/sdk'
import { Panel, Stack, theme } from '@store/ui'
import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import styled from 'styled-components'

/** Contact details beside the form. */
export function ContactDetails() {
  return (
    <Panel title={t`Reach us directly`}>
      <Stack as="ul" gap="xs">
        <ContactMethod>
          <Phone size={18} aria-hidden />
          <a href={`tel:${company.phone.dial}`}>{company.phone.shown}</a>
        </ContactMethod>
        <ContactMethod>
          <MessageCircle size={18} aria-hidden />
          <a href={whatsAppAddress(t`Hello, I have a question.`)} target="_blank" rel="noreferrer">
            {t`Chat on WhatsApp`}
          </a>
        </ContactMethod>
        <ContactMethod>
          <Mail size={18} aria-hidden />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </ContactMethod>
        <ContactMethod>
          <Clock size={18} aria-hidden />
          <span>{translate(company.hours)}</span>
        </ContactMethod>
        <ContactMethod>
          <MapPin size={18} aria-hidden />
          <address>
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </ContactMethod>
      </Stack>
    </Panel>
  )
}

const ContactMethod = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.target};
  list-style: none;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    color: ${theme.color.primary};
  }

  a {
    padding-block: ${theme.space.xs};
  }

  address {
    display: grid;
    font-style: normal;
  }
`
