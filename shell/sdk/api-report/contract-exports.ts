const draftFiles = 'forms of `@store/ui` store chosen files here; the session deletes them'
const macros = 'what the macros of Lingui become'
const remoteShape = 'what a remote exposes to the shell'
const slot = 'the page in which a screen of another remote stands'

/** Exports of `@store/sdk` that belong to it although fewer than two packages import them, and why. */
export const contractExports: Readonly<Record<string, string>> = {
  isFileUnreadable: 'who sends a form tells one that was not sent from a lost answer',
  Trans: macros,
  i18n: macros,
  intlLocale: 'formats of `@store/ui` follow the language',
  PrefetchArgs: 'argument of a screen’s `prefetch`',
  Remote: remoteShape,
  ScreenRoute: remoteShape,
  deleteDraftFile: draftFiles,
  deleteDraftFiles: draftFiles,
  fieldErrorsOf: 'forms of `@store/ui` show the server’s errors at their fields',
  newIdempotencyKey: 'key of a request that takes effect once (base 1.10)',
  readDraftFiles: draftFiles,
  saveDraftFile: draftFiles,
  SlotState: slot,
  useSlot: slot,
  useGetSuggestionsQuery: 'the search field of `@store/ui` shows what it suggests',
  screen: 'releases of remotes from before `RemoteDefinition` call it',
  useGetMeQuery: 'updates the user of the session',
  deferAddition: 'what a visitor adds; the shell carries it out after sign-in',
  useDeferredListing: 'what a visitor wanted to put on a list, kept beside the other additions',
  sellerApi: 'pages about the seller are in the first HTML with what it says',
  wishlistApi: 'changes of the wishlist patch its cache, which several remotes show',
}

/** Maximum number of exports of `@store/sdk`: authors of remotes read all of them. */
export const mostSdkExports = 70
