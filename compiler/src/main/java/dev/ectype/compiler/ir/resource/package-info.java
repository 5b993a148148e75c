/**
 * Contains the resources of an API, their identifiers and relationships, and the roles of operations. Inference creates
 * these immutable records; the behavior graph and the emitter read them.
 */
@NullMarked
package dev.ectype.compiler.ir.resource;

import org.jspecify.annotations.NullMarked;
