/** What things on the ground are called, in English. */
export const messages = {
  kinds: {
    peak: 'Peak',
    pass: 'Pass',
    hut: 'Hut',
    shelter: 'Shelter',
    camp: 'Camp site',
    lake: 'Lake',
    spring: 'Spring',
    waterfall: 'Waterfall',
    cave: 'Cave',
    viewpoint: 'Viewpoint',
    parking: 'Car park',
    stop: 'Stop',
    route: 'Route',
    path: 'Path',
  },
}

export type GroundPlaceMessages = typeof messages
