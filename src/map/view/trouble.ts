/**
 * What cannot be shown: the moving map, what lies under the data, or tiles of the data; `still-tiles`: neither the moving
 * map, nor tiles of the data on the picture in its place.
 */
export type MapTrouble = 'map' | 'basemap' | 'tiles' | 'still-tiles'
