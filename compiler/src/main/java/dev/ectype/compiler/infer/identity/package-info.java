/**
 * Holds the rules that find identifiers, choose their style and bind parameters to resources. Input: named resources of
 * the draft. Output: proposals for identifiers, qualifiers and parameter bindings.
 */
@NullMarked
package dev.ectype.compiler.infer.identity;

import org.jspecify.annotations.NullMarked;
