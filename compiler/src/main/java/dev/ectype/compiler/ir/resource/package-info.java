/**
 * Holds the resources of an API, their identifiers and relationships, and the role of an operation on them. Takes
 * what inference finds in a description. Gives immutable records that the behavior graph and the emitter read.
 */
@NullMarked
package dev.ectype.compiler.ir.resource;

import org.jspecify.annotations.NullMarked;
