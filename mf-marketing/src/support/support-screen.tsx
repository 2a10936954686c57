import { t } from '@lingui/core/macro'
import { faqData } from '@store/contract/rules/site/structured-data'
import { Heading, LinkButton, PageBody, PageHeader, Stack, theme, usePageHead } from '@store/ui'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { type Question, topics } from './questions.ts'

function Entry({ question, answer }: Question) {
  return (
    <Details>
      <summary>
        {question}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <p>{answer}</p>
    </Details>
  )
}

/** Frequently asked questions (screens 1.6). */
export function SupportScreen() {
  const shown = topics()
  usePageHead({ structured: [faqData(shown.flatMap(({ questions }) => questions))] })
  return (
    <PageBody width="text">
      <PageHeader title={t`Support and FAQ`}>
        {t`Hours, delivery, cancellation, payment and bills, answered.`}
      </PageHeader>
      {shown.map(({ title, questions }) => (
        <Stack key={title} as="section" gap="xs">
          <Heading level={2} size="l">
            {title}
          </Heading>
          <div>
            {questions.map((entry) => (
              <Entry key={entry.question} {...entry} />
            ))}
          </div>
        </Stack>
      ))}
      <Stack as="section" gap="xs" align="start">
        <Heading level={2} size="l">
          {t`Not answered?`}
        </Heading>
        <p>{t`Write to us, and a person who knows will answer.`}</p>
        <LinkButton to="/contact">{t`Contact Us`}</LinkButton>
      </Stack>
    </PageBody>
  )
}

const Details = styled.details`
  border: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  & + & {
    border-block-start: 0;
  }

  &:first-child {
    border-start-start-radius: ${theme.radius.m};
    border-start-end-radius: ${theme.radius.m};
  }

  &:last-child {
    border-end-start-radius: ${theme.radius.m};
    border-end-end-radius: ${theme.radius.m};
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s};
    min-height: ${theme.target};
    padding: ${theme.space.s} ${theme.space.m};
    font-weight: ${theme.weight.medium};
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  svg {
    flex: none;
    color: ${theme.color.textMuted};
    transition: rotate ${theme.motion.fast};
  }

  &[open] svg {
    rotate: 180deg;
  }

  p {
    padding: 0 ${theme.space.m} ${theme.space.m};
    color: ${theme.color.textMuted};
  }
`
