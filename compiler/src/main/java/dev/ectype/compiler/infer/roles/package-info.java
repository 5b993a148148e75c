/**
 * Holds the rules that assign a role to each operation: create, read, update, delete, actions and state transitions,
 * bulk writes. Takes resources and parameter bindings of the draft. Gives proposals that assign roles, lifecycles and
 * flags.
 */
@NullMarked
package dev.ectype.compiler.infer.roles;

import org.jspecify.annotations.NullMarked;
