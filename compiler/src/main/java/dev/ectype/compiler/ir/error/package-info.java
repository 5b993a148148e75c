/**
 * Holds what inference understood about the errors of an API: the meaning of their names, members and codes. Takes no
 * input of its own. Gives values that the behavior graph and the plan contain.
 */
@NullMarked
package dev.ectype.compiler.ir.error;

import org.jspecify.annotations.NullMarked;
