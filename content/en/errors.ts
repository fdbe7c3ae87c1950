export const errors = {
  notFound: {
    title: 'Page not found',
    heading: 'Oops! Page not found',
    text: 'The address may have changed, or it was never here. The window is open all the same.',
    home: 'Return to Home',
    logged: 'Not found:',
  },
  failure: {
    title: 'Something went wrong',
    heading: 'Unexpected Application Error!',
    text: 'Our side failed, not yours. Try again in a minute, or call us.',
    retry: 'Try again',
    home: 'Return to Home',
  },
};
