import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { translate, useGetSellerQuery, useSession } from '@store/sdk'
import { Button, Heading, PageBody, PageHeader, QueryView } from '@store/ui'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Policy, PolicySection, ShowFact } from './policy.ts'
import { Columns, Contents, LoadFailure, Passage, Text } from './policy-styles.ts'
import { showFactsOf, showUnknownFact } from './seller-fact.tsx'

/** Goes to the passage in the address: the shell restores positions of pages, not of anchors. */
function useAnchor(): void {
  // A new object for each navigation: a link followed again goes there again.
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    const passage = hash === '' ? null : document.getElementById(hash.slice(1))
    passage?.scrollIntoView()
    passage?.focus({ preventScroll: true })
  }, [location])
}

function Sections({ sections, fact }: { sections: readonly PolicySection[]; fact: ShowFact }) {
  return sections.map(({ id, title, body }) => (
    <Passage key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} level={2} size="l">
        {title}
      </Heading>
      {body(fact)}
    </Passage>
  ))
}

/** A policy: its contents as links, its passages, and in them what the seller has configured. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const seller = useGetSellerQuery()
  const { role } = useSession()
  const { title, lead, sections } = policy
  useAnchor()
  return (
    <PageBody>
      <PageHeader title={title}>{lead}</PageHeader>
      <Columns>
        <Contents aria-labelledby="contents">
          <h2 id="contents">{t`On this page`}</h2>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <Link to={`#${section.id}`}>{section.title}</Link>
              </li>
            ))}
          </ul>
        </Contents>
        <Text>
          <QueryView
            query={seller}
            failure={messages.seller.loadFailed}
            loading={<Sections sections={sections} fact={showUnknownFact} />}
            failed={({ message, onRetry }) => (
              <>
                <LoadFailure role="alert">
                  <p>{translate(message)}</p>
                  <Button variant="secondary" size="s" onClick={onRetry}>
                    {t`Retry`}
                  </Button>
                </LoadFailure>
                <Sections sections={sections} fact={showUnknownFact} />
              </>
            )}
          >
            {(facts) => <Sections sections={sections} fact={showFactsOf(facts, role)} />}
          </QueryView>
        </Text>
      </Columns>
    </PageBody>
  )
}
