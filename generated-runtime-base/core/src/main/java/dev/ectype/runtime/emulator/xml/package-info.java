/**
 * Reads and writes XML in the form that types describe.
 * Takes bytes and types, or documents and types.
 * Returns documents, or XML text.
 */
@NullMarked
package dev.ectype.runtime.emulator.xml;

import org.jspecify.annotations.NullMarked;
