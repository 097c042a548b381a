/** An Australian number as a phone dials it, with the country's code: `0255500001` gives `+61255500001`. */
export const international = (tel: string): string => (tel.startsWith("+") ? tel : `+61${tel.replace(/^0/, "")}`)
