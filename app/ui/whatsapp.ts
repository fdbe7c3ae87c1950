/** Opens WhatsApp with the words typed in: to this number, or to whomever the visitor picks, themselves included. */
export const whatsappLink = (text: string, dial = ''): string =>
  `https://wa.me/${dial.replace('+', '')}?text=${encodeURIComponent(text)}`;
