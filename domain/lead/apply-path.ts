export const applyPage = '/query';

/** The application form, with the loan it is for and the kind of that loan: /query?loan=home-loan&type=plot */
export function applyPath(loan?: string, type?: string): string {
  const asked = new URLSearchParams({ ...(loan && { loan }), ...(type && { type }) });
  return asked.size > 0 ? `${applyPage}?${asked}` : applyPage;
}
