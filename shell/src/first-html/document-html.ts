/** What the document says of its HTML: the gateway the width it was rendered for, then the boot script the outcome. */
const mark = 'firstHtml'

/**
 * Whether the HTML of the document is shown, so that it can be hydrated. HTML that is hidden, because it is not for this
 * browser, is removed.
 */
export function takeShownHtml({ dataset }: HTMLElement, root: HTMLElement): boolean {
  const isShown = dataset[mark] === 'shown'
  if (!isShown) root.replaceChildren()
  delete dataset[mark]
  return isShown
}
