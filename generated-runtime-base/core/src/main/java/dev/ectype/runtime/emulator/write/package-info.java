/**
 * Holds the changes that operations make to instances. Takes request bodies and rows. Gives new documents and writes
 * them.
 */
@NullMarked
package dev.ectype.runtime.emulator.write;

import org.jspecify.annotations.NullMarked;
