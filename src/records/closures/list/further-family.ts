/** The family of the queries that lists go on with where a view has more than the map reads. */
export const FURTHER_CLOSURES = 'further-closures'
