import { t } from '@lingui/core/macro'
import { company } from '@store/sdk'
import { theme } from '@store/ui'
import styled, { css } from 'styled-components'
import { HomeSection, SectionPage } from '../home-section.tsx'
import { railStyles } from '../rail.ts'
import { reasons } from './reasons.ts'

function title(): string {
  const { name } = company
  return t`Why Choose ${name}`
}

function Reasons({ isRail = false }: { isRail?: boolean }) {
  return (
    // Scrolled with the keyboard too: nothing inside takes the focus.
    <List $isRail={isRail} tabIndex={isRail ? 0 : undefined}>
      {reasons().map(({ title: reason, text, icon: Icon }) => (
        <Item key={reason}>
          <Icon size={24} aria-hidden />
          <div>
            <strong>{reason}</strong>
            <p>{text}</p>
          </div>
        </Item>
      ))}
    </List>
  )
}

/** Why people buy here (screens 1.1). */
export function WhyChoose() {
  return (
    <HomeSection title={title()}>
      <Reasons isRail />
    </HomeSection>
  )
}

/** A page with only the reasons (screens 1.4). */
export function WhyChooseScreen() {
  return (
    <SectionPage title={title()}>
      <Reasons />
    </SectionPage>
  )
}

const List = styled.ul<{ $isRail: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${theme.space.s};

  ${theme.media.phone} {
    ${({ $isRail }) =>
      $isRail &&
      css`
        ${railStyles}
        grid-template-columns: none;
        grid-auto-columns: 75%;
      `}
  }
`

const Item = styled.li`
  display: flex;
  gap: ${theme.space.m};
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  list-style: none;

  svg {
    flex: none;
    color: ${theme.color.primary};
  }

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`
