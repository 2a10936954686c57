import {
  EmptyState,
  formatDate,
  Heading,
  LinkButton,
  PageBody,
  PageHeader,
  theme,
} from '@store/sdk'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { type Article, type Block, readingMinutes } from './article.ts'
import { articles } from './articles.ts'

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Heading level={2}>{block.text}</Heading>
    case 'text':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
  }
}

function FullArticle({ article }: { article: Article }) {
  return (
    <>
      <PageHeader
        title={article.title}
        trail={[{ label: 'Blog', to: '/blog' }, { label: article.title }]}
      >
        <p>
          {article.author},{' '}
          <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
          {` · ${readingMinutes(article)} min read`}
        </p>
      </PageHeader>
      <Prose>
        {article.blocks.map((block) => (
          <BlockView key={block.kind === 'list' ? block.items.join() : block.text} block={block} />
        ))}
      </Prose>
      <LinkButton to="/blog" variant="secondary">
        All articles
      </LinkButton>
    </>
  )
}

function NoArticle() {
  return (
    <>
      <PageHeader title="Article not found" />
      <EmptyState
        title="There is no article at this address."
        text="It may have moved, or the address is not complete."
        action={<LinkButton to="/blog">All articles</LinkButton>}
      />
    </>
  )
}

/** One article, by the slug in the address. */
export function ArticleScreen() {
  const { slug } = useParams()
  const article = articles.find((candidate) => candidate.slug === slug)
  return (
    <PageBody width="text">{article ? <FullArticle article={article} /> : <NoArticle />}</PageBody>
  )
}

const Prose = styled.article`
  display: grid;
  gap: ${theme.space.m};
  font-size: ${theme.size.l};

  h2 {
    margin-block-start: ${theme.space.s};
  }

  ul {
    display: grid;
    gap: ${theme.space.xs};
    padding-inline-start: ${theme.space.l};
    list-style: disc;
  }
`
