/** Which rules of time zones this program has: the version of the IANA database, `2026a`. */
export const zoneRules = process.versions['tz'] ?? process.version
