import type { ArticleSlug } from './article-slugs.ts'

/** A block of an article, in reading order. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly string[] }

/** An article for the trade. */
export interface Article {
  /** URL segment: /blog/{slug}. */
  slug: ArticleSlug
  title: string
  summary: string
  /** ISO date. */
  publishedOn: string
  author: string
  blocks: readonly Block[]
}

export const text = (content: string): Block => ({ kind: 'text', text: content })
export const heading = (content: string): Block => ({ kind: 'heading', text: content })
export const list = (...items: string[]): Block => ({ kind: 'list', items })

/** Reading time in minutes, at 200 words a minute. */
export function readingMinutes({ blocks }: Article): number {
  const content = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
  return Math.max(1, Math.round(content.join(' ').split(/\s+/).length / 200))
}
