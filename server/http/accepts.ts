/** Whether an Accept-Encoding header wants this coding. */
export const accepts = (header: string, coding: string) =>
  header.split(',').some((part) => {
    const [name, ...params] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === coding && !params.some((param) => /^q=0(\.0*)?$/.test(param));
  });
