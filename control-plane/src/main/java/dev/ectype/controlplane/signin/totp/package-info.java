/**
 * Manages the second factors of members: authenticator apps (TOTP, RFC 6238) and recovery codes. Takes codes that users enter. Gives new
 * secrets, and whether a code is valid.
 */
@NullMarked
package dev.ectype.controlplane.signin.totp;

import org.jspecify.annotations.NullMarked;
