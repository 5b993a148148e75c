/**
 * Signs users in with passwords, and changes passwords and second factors. Takes forms of the sign-in page and requests of signed-in
 * members. Gives sessions, or a refusal that does not reveal whether an address has a member.
 */
@NullMarked
package dev.ectype.controlplane.signin.password;

import org.jspecify.annotations.NullMarked;
