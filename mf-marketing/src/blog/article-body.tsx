import { Heading, theme } from '@store/ui'
import styled from 'styled-components'
import type { Article, Block } from './article.ts'

/** The text of an article, block by block. */
export function ArticleBody({ article }: { article: Article }) {
  return (
    <Prose>
      {article.blocks.map((block) => (
        <BlockView key={block.kind === 'list' ? block.items.join() : block.text} block={block} />
      ))}
    </Prose>
  )
}

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
