/**
 * Holds the rules that connect resources: owners, references, memberships, embedded children and list edits. Input:
 * roles and parameter bindings of the draft. Output: proposals for relationships and the roles that change them.
 */
@NullMarked
package dev.ectype.compiler.infer.relations;

import org.jspecify.annotations.NullMarked;
