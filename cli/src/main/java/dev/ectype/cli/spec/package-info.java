/**
 * Finds the descriptions that a user names. Takes a SPEC argument: a file, a folder, an address or {@code -}. Gives sources to read from,
 * or a failure that suggests similar names.
 */
@NullMarked
package dev.ectype.cli.spec;

import org.jspecify.annotations.NullMarked;
