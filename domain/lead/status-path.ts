/** The page on which the visitor follows an enquiry and takes it back. */
export const statusPath = (statusToken: string) => `/status/${statusToken}`;
