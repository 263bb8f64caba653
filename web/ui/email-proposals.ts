import { run } from '@zootools/email-spell-checker';

/** Common mail domains in the three countries; these are never questioned. */
const domains = `
  gmail.com googlemail.com hotmail.com outlook.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com
  mail.com proton.me protonmail.com gmx.com gmx.net gmx.de gmx.fr gmx.es live.co.uk yahoo.co.uk hotmail.co.uk
  hotmail.es outlook.es yahoo.es live.es mail.es telefonica.net
  hotmail.fr outlook.fr yahoo.fr live.fr orange.fr wanadoo.fr free.fr sfr.fr laposte.net bbox.fr neuf.fr
  hotmail.it outlook.it yahoo.it live.it libero.it virgilio.it alice.it tiscali.it tim.it tin.it fastwebnet.it`
  .trim()
  .split(/\s+/);
const secondLevelDomains = ['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud', 'orange', 'wanadoo', 'libero'];
/** Providers with addresses under one domain only. */
const onlyUnderCom = /^(.+)@(gmail|icloud)\.(?!com$)[a-z]{2,4}$/i;

/** The address that was probably meant, if its domain looks mistyped; else undefined. */
export function proposalFor(email: string): string | undefined {
  const [, name, provider] = onlyUnderCom.exec(email) ?? [];
  if (name && provider) return `${name}@${provider.toLowerCase()}.com`;
  return run({ email, domains, secondLevelDomains })?.full;
}
