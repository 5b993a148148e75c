/**
 * The compiler's front door: what goes in, what comes out, and the order of the stages between.
 * It takes the description of an API.
 * It gives the Java sources of an emulator of that API, or diagnostics that say why not.
 */
@NullMarked
package dev.ectype.compiler;

import org.jspecify.annotations.NullMarked;
