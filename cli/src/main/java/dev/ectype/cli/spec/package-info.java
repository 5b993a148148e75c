/**
 * Finds the descriptions that a user names.
 * It takes a SPEC as it was typed: a file, a folder, an address or {@code -}.
 * It gives places to read from, or a failure that says what else could have been meant.
 */
@NullMarked
package dev.ectype.cli.spec;

import org.jspecify.annotations.NullMarked;
