/** What published scripts use although MDN's data says that the floor lacks it, by path, and why that does no harm. */
export const allowedFeatures: Readonly<Record<string, string>> = {
  'api.AbortSignal.timeout_static':
    'partial: Chrome before 124 ends with an AbortError; nothing reads which error it is',
  'api.HTMLElement.hidePopover': 'came with showPopover, which the toasts ask for first',
  'api.Element.startViewTransition': "React's, in a try, for a component that no screen has",
  'api.Document.startViewTransition': "React's, in a try, for a component that no screen has",
  'api.CustomElementRegistry.getName': "a method of styled-components' own",
  'api.ElementInternals.states': "a method of moo's own, which reads messages in the shell",
  'javascript.builtins.Iterator.take': "the back office's own: an admin takes an order",
}
