/** The page on which the visitor follows an enquiry and takes it back. */
export const statusPath = (statusToken: string) => `/status/${statusToken}`;

/** Where the hour of the call is chosen, and the hour as a file for a calendar. */
export const callPath = (path: string) => `${path}/call`;
export const callFilePath = (path: string) => `${path}/call.ics`;
