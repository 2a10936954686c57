/** Which documents of a month are listed. */
export const documentFilters = ['stopped', 'warned', 'eway-bill', 'all'] as const
export type DocumentFilter = (typeof documentFilters)[number]

/** Documents of a page of the list. */
export const taxDocumentsPageSize = 50
