/** Cache tag of the user's own account alone; server events refresh it. */
export const ownAccountTag = { type: 'Account', id: 'own' } as const
