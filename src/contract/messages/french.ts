/** “de” before a name, as French joins the two: “de Lyon”, “d’Annecy”, “du Havre”, “des Houches”. */
export function de(name: string): string {
  if (/^le\s/i.test(name)) return `du ${name.slice(3)}`
  if (/^les\s/i.test(name)) return `des ${name.slice(4)}`
  return /^[aeiouy]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}
