/**
 * Addresses of mail, as people write them and as they are compared.
 * Takes texts.
 * Gives the one form that each has here.
 */
@NullMarked
package dev.ectype.controlplane.platform.mail;

import org.jspecify.annotations.NullMarked;
