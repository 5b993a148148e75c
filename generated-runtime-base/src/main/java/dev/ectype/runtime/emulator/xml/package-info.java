/**
 * Reads and writes XML in the form that types describe.
 * Input: bytes and types, or documents and types.
 * Output: documents, or XML text.
 */
@NullMarked
package dev.ectype.runtime.emulator.xml;

import org.jspecify.annotations.NullMarked;
