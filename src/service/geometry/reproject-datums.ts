/** How an old datum is shifted to WGS 84, and how far off the result is at worst, in metres. */
export interface Datum {
  /** What WKT calls it, in small letters. */
  readonly names: readonly string[]
  /** Three or seven parameters (metres, arc seconds, parts per million) of a position vector transformation. */
  readonly shift: string
  readonly metres: number
}

/**
 * The datums that differ from WGS 84 by more than the drift of continents, with the parameters that EPSG gives for the
 * whole of their countries. Grids such as BETA2007 would be more exact, by the metres named.
 */
export const datums: Readonly<Record<string, Datum>> = {
  dhdn: {
    names: ['deutsches_hauptdreiecksnetz', 'dhdn', 'potsdam'],
    shift: '598.1,73.7,418.2,0.202,0.045,-2.455,6.7',
    metres: 3,
  },
  rd83: {
    names: [
      'rauenberg_1983',
      'rauenberg_datum_83',
      'rauenberg_datum_1983',
      'potsdam_1983',
      'potsdam_datum_83',
      'potsdam_datum_1983',
    ],
    shift: '612.4,77,440.2,-0.054,0.057,-2.797,2.55',
    metres: 3,
  },
  pulkovo83: {
    names: ['pulkovo_1942_adj_1983', 'pulkovo_1942_83'],
    shift: '24.9,-126.4,-93.2,-0.063,-0.247,-0.041,1.01',
    metres: 1,
  },
  pulkovo58: {
    names: ['pulkovo_1942_adj_1958', 'pulkovo_1942_58'],
    shift: '33.4,-146.6,-76.3,-0.359,-0.053,0.844,-0.84',
    metres: 5,
  },
  ntf: {
    names: ['ntf', 'nouvelle_triangulation_francaise', 'nouvelle_triangulation_francaise_paris'],
    shift: '-168,-60,320',
    metres: 4,
  },
  mgi: {
    names: ['mgi', 'militar_geographische_institute', 'militar-geographische_institut'],
    shift: '577.326,90.129,463.919,5.137,1.474,5.297,2.4232',
    metres: 2,
  },
  ch1903: { names: ['ch1903', 'ch1903+'], shift: '674.374,15.056,405.346', metres: 2 },
  bd72: {
    names: ['rnb72', 'belge_1972', 'reseau_national_belge_1972'],
    shift: '-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747',
    metres: 1,
  },
  rd: {
    names: ['amersfoort'],
    shift: '565.4171,50.3319,465.5524,-0.398957,0.343988,-1.8774,4.0725',
    metres: 1,
  },
  sjtsk: {
    names: [
      's_jtsk',
      'system_jednotne_trigonometricke_site_katastralni',
      'system_of_the_unified_trigonometrical_cadastral_network',
    ],
    shift: '570.8,85.7,462.8,4.998,1.587,5.261,3.56',
    metres: 2,
  },
  osgb36: {
    names: ['osgb36', 'osgb_1936', 'ordnance_survey_of_great_britain_1936'],
    shift: '446.448,-125.157,542.06,0.15,0.247,0.842,-20.489',
    metres: 5,
  },
  tm75: {
    names: ['tm75', 'geodetic_datum_of_1965'],
    shift: '482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15',
    metres: 2,
  },
  monteMario: {
    names: ['monte_mario'],
    shift: '-104.1,-49.1,-9.9,0.971,-2.917,0.714,-11.68',
    metres: 4,
  },
  ed50: { names: ['european_1950', 'european_datum_1950'], shift: '-87,-98,-121', metres: 15 },
  rt90: {
    names: ['rt_1990', 'rikets_koordinatsystem_1990'],
    shift: '414.1,41.3,603.1,-0.855,2.141,-7.023,0',
    metres: 1,
  },
  hk80: {
    names: ['hong_kong_1980'],
    shift: '-162.619,-276.959,-161.764,0.067753,-2.243649,-1.158827,-1.094246',
    metres: 1,
  },
  hd72: { names: ['hungarian_1972', 'hungarian_datum_1972'], shift: '52.17,-71.82,-14.9', metres: 2 },
  ggrs87: {
    names: ['ggrs87', 'greek_geodetic_reference_system_1987', 'greek_geodetic_reference_system_1987_ggrs87'],
    shift: '-199.87,74.79,246.62',
    metres: 1,
  },
  mgi1901: {
    names: ['mgi_1901'],
    shift: '409.545,72.164,486.872,3.085957,5.46911,-11.020289,17.919665',
    metres: 2,
  },
  jtsk03: {
    names: ['system_of_the_unified_trigonometrical_cadastral_network_jtsk03', 's_jtsk_jtsk03'],
    shift: '485.021,169.465,483.839,7.786342,4.397554,4.102655,0',
    metres: 1,
  },
  stereo70: { names: ['dealul_piscului_1970'], shift: '28,-121,-77', metres: 10 },
  luref: {
    names: ['luxembourg_1930', 'luxembourg_reference_frame'],
    shift: '-189.6806,18.3463,-42.7695,-0.33746,-3.09264,2.53861,0.4598',
    metres: 1,
  },
  kkj: {
    names: ['kkj', 'kartastokoordinaattijarjestelma_1966'],
    shift: '-96.062,-82.428,-121.753,4.801,0.345,-1.376,1.496',
    metres: 2,
  },
  datum73: {
    names: ['datum_73'],
    shift: '-230.994,102.591,25.199,0.633,-0.239,0.9,1.95',
    metres: 5,
  },
  pulkovo42: { names: ['pulkovo_1942'], shift: '23.57,-140.95,-79.8,0,0.35,0.79,-0.22', metres: 5 },
  israel: {
    names: ['israel', 'israel_1993'],
    shift: '23.772,17.49,17.859,-0.3132,-1.85274,1.67299,-5.4262',
    metres: 2,
  },
  nzgd49: {
    names: ['new_zealand_1949', 'new_zealand_geodetic_datum_1949', 'nzgd49'],
    shift: '59.47,-5.04,187.44,0.47,-0.1,1.024,-4.5993',
    metres: 5,
  },
  tokyo: { names: ['tokyo'], shift: '-146.414,507.337,680.507', metres: 10 },
  sad69: { names: ['south_american_1969', 'south_american_datum_1969'], shift: '-66.87,4.37,-38.52', metres: 5 },
  psad56: {
    names: ['provisional_s_american_1956', 'provisional_south_american_datum_1956'],
    shift: '-288,175,-376',
    metres: 40,
  },
  arc1950: { names: ['arc_1950'], shift: '-143,-90,-294', metres: 40 },
  arc1960: { names: ['arc_1960'], shift: '-160,-6,-302', metres: 35 },
}
