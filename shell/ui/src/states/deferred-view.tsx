import * as messages from '@store/contract/rules/messages'
import { type ReactNode, useEffect, useState } from 'react'
import { FailedState } from './failed-state.tsx'

/** Code that is downloaded when it is first needed. */
export interface DeferredCode<T> {
  /** undefined until it is downloaded. */
  readonly loaded: T | undefined
  /** Downloads it once; after a failure, again. */
  load: () => Promise<void>
}

/**
 * Describes code to download later.
 * @param load imports the file by a literal path
 * @example const productList = deferCode(async () => (await import('./product-list.tsx')).ProductList)
 */
export function deferCode<T>(load: () => Promise<T>): DeferredCode<T> {
  let loaded: T | undefined
  return {
    get loaded() {
      return loaded
    },
    load: async () => {
      loaded ??= await load()
    },
  }
}

type DeferredViewProps<T> = {
  code: DeferredCode<T>
  loading: ReactNode
  children: (loaded: T) => ReactNode
}

/**
 * A part of a screen whose code is downloaded when it is rendered first. A failed download shows an error with Retry,
 * which React's `lazy` cannot do: it keeps the failure.
 * @example <DeferredView code={productList} loading={<Rows />}>{(ProductList) => <ProductList />}</DeferredView>
 */
export function DeferredView<T>({ code, loading, children }: DeferredViewProps<T>) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(
    code.loaded === undefined ? 'loading' : 'loaded',
  )
  useEffect(() => {
    if (state !== 'loading') return
    let isCurrent = true
    const settle = (next: 'loaded' | 'failed') => {
      if (isCurrent) setState(next)
    }
    code.load().then(
      () => settle('loaded'),
      () => settle('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [code, state])
  if (state === 'failed') {
    return <FailedState message={messages.unexpected} onRetry={() => setState('loading')} />
  }
  return code.loaded === undefined ? loading : children(code.loaded)
}
