/**
 * Signs users in with links that work once: invitations, new passwords, and links of operators. Takes tokens and the forms behind them.
 * Gives mails with links, members, sessions and passwords.
 */
@NullMarked
package dev.ectype.controlplane.signin.link;

import org.jspecify.annotations.NullMarked;
