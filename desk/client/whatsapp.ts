/** The app with the words typed in; `to` is its address with the number. */
export const whatsappLink = (text: string, to: string): string => `${to}?text=${encodeURIComponent(text)}`;
