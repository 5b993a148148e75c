/**
 * Parses e-mail addresses and domains, and sends mails. Takes texts, and mails in the transaction of their cause. Gives one normal form of
 * each address, and mails at an SMTP server or in a folder.
 */
@NullMarked
package dev.ectype.controlplane.platform.mail;

import org.jspecify.annotations.NullMarked;
