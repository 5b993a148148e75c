/**
 * The certificate authority of a user, in whose name servers on this machine can be stood in for.
 * Takes a folder, makes key and certificate there once, and keeps the key from everybody else.
 * Gives certificates of hosts, which live as long as the process.
 */
@NullMarked
package dev.ectype.cli.certificate;

import org.jspecify.annotations.NullMarked;
