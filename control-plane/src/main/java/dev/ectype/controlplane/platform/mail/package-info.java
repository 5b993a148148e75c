/** Normalises e-mail addresses and domains. Takes texts. Gives one normal form of each. */
@NullMarked
package dev.ectype.controlplane.platform.mail;

import org.jspecify.annotations.NullMarked;
