import { t } from '@lingui/core/macro'
import { company } from '@store/sdk'
import { theme } from '@store/ui'
import { Phone } from 'lucide-react'
import styled from 'styled-components'

function callLabel(): string {
  const phone = company.phone.shown
  return t`Call ${phone}`
}

/** The company's phone in the header: the number on laptops, an icon where there is less room; a phone has it in its menu. */
export function CallLink() {
  const label = callLabel()
  return (
    <Call href={`tel:${company.phone.dial}`} aria-label={label} title={label}>
      <Phone size={20} aria-hidden />
      <span>{company.phone.shown}</span>
    </Call>
  )
}

/** The same in the menu of phones. */
export function MenuCallLink() {
  return (
    <MenuCall href={`tel:${company.phone.dial}`}>
      <Phone size={18} aria-hidden />
      {callLabel()}
    </MenuCall>
  )
}

const Call = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-width: ${theme.target};
  height: ${theme.target};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  ${theme.media.belowLaptop} {
    span {
      display: none;
    }
  }

  /* The buttons and the company's name in one line need more than this. */
  @media (width < 27.5rem) {
    display: none;
  }

  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }
`

const MenuCall = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.target};
  padding-inline: ${theme.space.xs};
  color: ${theme.color.text};
  font-weight: ${theme.weight.medium};
  text-decoration: none;

  ${theme.media.tablet} {
    display: none;
  }
`
