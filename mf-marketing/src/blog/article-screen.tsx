import { t } from '@lingui/core/macro'
import { articleData } from '@store/contract/rules/site/structured-data'
import {
  EmptyState,
  formatDate,
  Heading,
  LinkButton,
  PageBody,
  PageHeader,
  publicOrigin,
  Stack,
  theme,
  usePageHead,
} from '@store/ui'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { type Article, readingMinutes } from './article.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleCard } from './article-card.tsx'
import { pictureOf } from './article-pictures.ts'
import { articles } from './articles.ts'

/** One article, by the slug in the URL. */
export function ArticleScreen() {
  const { slug } = useParams()
  const article = articles().find((candidate) => candidate.slug === slug)
  return (
    <PageBody width="text">{article ? <FullArticle article={article} /> : <NoArticle />}</PageBody>
  )
}

function FullArticle({ article }: { article: Article }) {
  const picture = pictureOf(article)
  const minutes = readingMinutes(article)
  usePageHead({
    kind: 'article',
    description: article.summary,
    image: picture.src,
    structured: [articleData({ ...article, image: picture.src }, publicOrigin())],
  })
  return (
    <>
      <PageHeader
        title={article.title}
        trail={[{ label: t`Blog`, to: '/blog' }, { label: article.title }]}
      >
        <p>
          {article.author},{' '}
          <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
          {' · '}
          {t`${minutes} min read`}
        </p>
      </PageHeader>
      <HeadPicture {...picture} alt="" fetchPriority="high" />
      <ArticleBody article={article} />
      <NextArticle article={article} />
    </>
  )
}

/** The next article in the list; after the last one, the first. */
function NextArticle({ article }: { article: Article }) {
  const all = articles()
  const index = all.findIndex(({ slug }) => slug === article.slug)
  const next = all[(index + 1) % all.length]
  return (
    <Stack as="section">
      <Heading level={2} size="l">
        {t`Read next`}
      </Heading>
      <ul>{next && <ArticleCard article={next} level={3} />}</ul>
      <LinkButton to="/blog" variant="secondary">
        {t`All articles`}
      </LinkButton>
    </Stack>
  )
}

function NoArticle() {
  usePageHead({ isHidden: true })
  return (
    <>
      <PageHeader title={t`Article not found`} />
      <EmptyState
        title={t`There is no article at this address.`}
        text={t`It may have moved, or the address is not complete.`}
        action={<LinkButton to="/blog">{t`All articles`}</LinkButton>}
      />
    </>
  )
}

const HeadPicture = styled.img`
  width: 100%;
  height: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
`
