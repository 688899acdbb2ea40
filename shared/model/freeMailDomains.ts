/**
 * Domains that give mail addresses to anyone, or share one domain among strangers. They can never be a company (decisions 2).
 * Kept short on purpose: the providers that people really sign up with.
 */
export const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set([
  'aol.com', 'bluewin.ch', 'btinternet.com', 'comcast.net', 'duck.com', 'email.com', 'fastmail.com', 'fastmail.fm', 'free.fr', 'freenet.de',
  'gmail.com', 'gmx.at', 'gmx.ch', 'gmx.com', 'gmx.de', 'gmx.net', 'googlemail.com', 'guerrillamail.com', 'hey.com', 'hotmail.co.uk',
  'hotmail.com', 'hotmail.de', 'hotmail.fr', 'hotmail.it', 'hushmail.com', 'icloud.com', 'inbox.com', 'laposte.net', 'libero.it', 'live.co.uk',
  'live.com', 'live.de', 'live.fr', 'live.nl', 'mac.com', 'mail.com', 'mail.ru', 'mailbox.org', 'mailinator.com', 'me.com',
  'msn.com', 'naver.com', 'orange.fr', 'outlook.com', 'outlook.de', 'outlook.fr', 'pm.me', 'posteo.de', 'proton.me', 'protonmail.com',
  'qq.com', 'rambler.ru', 'rediffmail.com', 'rocketmail.com', 'sky.com', 't-online.de', 'tutanota.com', 'uol.com.br', 'verizon.net', 'virgilio.it',
  'wanadoo.fr', 'web.de', 'yahoo.ca', 'yahoo.co.in', 'yahoo.co.jp', 'yahoo.co.uk', 'yahoo.com', 'yahoo.com.br', 'yahoo.de', 'yahoo.es',
  'yahoo.fr', 'yahoo.it', 'yandex.com', 'yandex.ru', 'ymail.com', 'zoho.com', '10minutemail.com', '126.com', '163.com', 'temp-mail.org',
]);
