/**
 * What an e-mail address looks like (S0 §5), without spaces around it. Linear: no nested repetition, so a hostile value
 * costs nothing. Without `İ` and `Σ`: JavaScript and Postgres disagree on their lower case, and limits count an address
 * by the one while rows are found by the other.
 */
export const emailPattern = /^[^\s@<>"(),:;[\]\\İΣ]{1,64}@[a-zA-Z0-9-]{1,63}(\.[a-zA-Z0-9-]{1,63}){1,8}$/;
