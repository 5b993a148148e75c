/**
 * Holds the rules about errors: their names, members and codes. Takes the responses of operations and the roles. Gives
 * proposals about the meaning of errors.
 */
@NullMarked
package dev.ectype.compiler.infer.errors;

import org.jspecify.annotations.NullMarked;
