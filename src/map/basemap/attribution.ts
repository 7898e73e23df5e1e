/** Whom the basemap's data is owed to, in the order to be shown. */
export const basemapAttribution = [
  {
    name: 'Natural Earth',
    licence: 'Public domain',
    url: 'https://www.naturalearthdata.com/',
    licenceUrl: 'https://www.naturalearthdata.com/about/terms-of-use/',
  },
  {
    name: 'GeoNames',
    licence: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
] as const
