/**
 * Makes and changes stored documents. Takes request bodies, patches and shapes. Gives documents that satisfy their
 * type.
 */
@NullMarked
package dev.ectype.runtime.emulator.document;

import org.jspecify.annotations.NullMarked;
