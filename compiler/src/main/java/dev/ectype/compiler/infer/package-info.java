/**
 * Holds the rules that recognise resources in a description: which operations create, show, list, change and remove one.
 * Takes the canonical intermediate representation, where no operation has a role yet. Gives the same representation with
 * resources, relationships, roles and ties, and a log of what was proposed on which evidence.
 */
@NullMarked
package dev.ectype.compiler.infer;

import org.jspecify.annotations.NullMarked;
