/**
 * Providers of identities: who signs the people of a domain in.
 * Takes requests of administrators of enterprises.
 * Gives providers whose certificate or issuer has been checked, without their secrets, and to sign-in those whose domain is verified.
 */
@NullMarked
package dev.ectype.controlplane.sso;

import org.jspecify.annotations.NullMarked;
