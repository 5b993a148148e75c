/** Reads and writes XML. Takes bytes or documents and their schema. Gives documents or XML text. */
@NullMarked
package dev.ectype.runtime.emulator.xml;

import org.jspecify.annotations.NullMarked;
