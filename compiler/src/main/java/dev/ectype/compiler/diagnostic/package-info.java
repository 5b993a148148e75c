/**
 * Contains diagnostics about the compiler's inputs: codes, locations and their collector. Every stage reports
 * diagnostics. The collector returns them sorted by location, each with a hint for users.
 */
@NullMarked
package dev.ectype.compiler.diagnostic;

import org.jspecify.annotations.NullMarked;
