/**
 * Holds the reading and writing of XML as types describe it.
 * Takes bytes and types, or documents and types.
 * Gives documents, and elements as text.
 */
@NullMarked
package dev.ectype.runtime.emulator.xml;

import org.jspecify.annotations.NullMarked;
