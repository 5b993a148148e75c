/**
 * Holds the emitters: one for each kind of file of an emulator. Takes the behavior graph. Gives Java sources and the
 * plan, the data that the sources are read with at run time.
 */
@NullMarked
package dev.ectype.compiler.emit;

import org.jspecify.annotations.NullMarked;
