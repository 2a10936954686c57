import { t } from '@lingui/core/macro'
import { company } from '@store/sdk'
import { Cluster, Grid, Heading, LinkButton, PageBody, PageHeader, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import picture from '../pictures/about.webp'
import { aboutPassages } from './about-text.ts'
import { companyFacts } from './company-facts.ts'

function Figures() {
  return (
    <Grid as="ul" min="9rem" gap="s" stretch>
      {companyFacts().map(({ figure, text }) => (
        <Figure key={text}>
          <strong>{figure}</strong>
          <span>{text}</span>
        </Figure>
      ))}
    </Grid>
  )
}

/** Who sells here, since when and to whom (screens 1.5). */
export function AboutScreen() {
  const { name } = company
  return (
    <PageBody>
      <PageHeader title={t`About Us`}>
        {t`${name} distributes IT peripherals, surveillance and networking across India.`}
      </PageHeader>
      <Figures />
      <Columns>
        <Stack gap="l">
          {aboutPassages().map(({ title, paragraphs }) => (
            <Passage key={title}>
              <Heading level={2}>{title}</Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Passage>
          ))}
          <Cluster>
            <LinkButton to="/our-team">{t`Meet our team`}</LinkButton>
            <LinkButton to="/contact" variant="secondary">
              {t`Contact us`}
            </LinkButton>
          </Cluster>
        </Stack>
        <img src={picture} width={1040} height={585} alt="" />
      </Columns>
    </PageBody>
  )
}

const Figure = styled.li`
  display: grid;
  gap: ${theme.space.xxs};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  list-style: none;

  strong {
    color: ${theme.color.primary};
    font-size: ${theme.size.xxl};
    line-height: ${theme.line.tight};
  }

  span {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  align-items: start;

  img {
    width: 100%;
    height: auto;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.m};
  }

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Passage = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  max-width: ${theme.width.text};
`
