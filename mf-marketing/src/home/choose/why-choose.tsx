import { company } from '@store/sdk'
import { Grid, theme } from '@store/ui'
import styled from 'styled-components'
import { HomeSection, SectionPage } from '../home-section.tsx'
import { reasons } from './reasons.ts'

const title = `Why Choose ${company.name}`

function Reasons() {
  return (
    <Grid as="ul" min="20rem">
      {reasons.map(({ title: reason, text, icon: Icon }) => (
        <Item key={reason}>
          <Icon size={24} aria-hidden />
          <div>
            <strong>{reason}</strong>
            <p>{text}</p>
          </div>
        </Item>
      ))}
    </Grid>
  )
}

/** Why people buy here (spec §2, Home). */
export function WhyChoose() {
  return (
    <HomeSection title={title}>
      <Reasons />
    </HomeSection>
  )
}

/** A page with only the reasons (spec §2, /choose). */
export function WhyChooseScreen() {
  return (
    <SectionPage title={title}>
      <Reasons />
    </SectionPage>
  )
}

const Item = styled.li`
  display: flex;
  gap: ${theme.space.m};
  padding: ${theme.space.m};
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
