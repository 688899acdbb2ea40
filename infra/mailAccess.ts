import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** How functions send mails: the sender, the SES identity that allows it, and the origin for links. */
export type MailAccess = { readonly from: string; readonly identityArn: string; readonly webUrl: string };

/** The environment of a function that sends mails; without a sender it sends none. */
export const mailEnvironment = (mail: MailAccess | undefined): Readonly<Record<string, string>> =>
  mail === undefined ? {} : { MAIL_FROM: mail.from, WEB_URL: mail.webUrl };

/** The permissions of a function that sends mails. */
export const mailGrants = (mail: MailAccess | undefined): readonly PolicyStatement[] =>
  mail === undefined
    ? []
    : [
        new PolicyStatement({
          actions: ['ses:SendEmail'],
          resources: [mail.identityArn],
          conditions: { StringEquals: { 'ses:FromAddress': mail.from } },
        }),
      ];
