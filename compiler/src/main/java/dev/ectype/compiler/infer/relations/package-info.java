/**
 * Holds the rules that connect resources: owners, references, memberships, embedded children and list edits. Takes
 * roles and parameter bindings of the draft. Gives proposals for relationships and the roles that change them.
 */
@NullMarked
package dev.ectype.compiler.infer.relations;

import org.jspecify.annotations.NullMarked;
