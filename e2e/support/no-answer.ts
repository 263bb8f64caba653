/** For `route.fulfill`: the shop can't answer this call now. A test that uses it tolerates the status on its page. */
export const noAnswer = {
  status: 503,
  json: { success: false, code: 'unavailable', message: 'x', requestId: 'x' },
};
