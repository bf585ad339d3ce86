/** The attribution every response carries. */
export const POWERED_BY = 'Obrador';
