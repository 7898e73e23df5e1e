/** What makes an input a combobox with a list: the list's id is that of the input with `-list`. */
export function comboboxOf(id: string, isOpen: boolean, active: string | null) {
  return {
    id,
    type: 'text',
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': isOpen ? (active ?? undefined) : undefined,
    autoComplete: 'off',
    spellCheck: false,
  } as const
}
