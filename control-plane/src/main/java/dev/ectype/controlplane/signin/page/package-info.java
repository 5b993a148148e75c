/** Serves the sign-in page. Takes e-mail addresses and forms. Gives the page, the link to an identity provider, or a session cookie. */
@NullMarked
package dev.ectype.controlplane.signin.page;

import org.jspecify.annotations.NullMarked;
