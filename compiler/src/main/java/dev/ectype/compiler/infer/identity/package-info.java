/**
 * Holds the rules that find identifiers, choose their style and bind parameters to resources. Takes named resources
 * of the draft. Gives proposals for identifiers, qualifiers and parameter bindings.
 */
@NullMarked
package dev.ectype.compiler.infer.identity;

import org.jspecify.annotations.NullMarked;
