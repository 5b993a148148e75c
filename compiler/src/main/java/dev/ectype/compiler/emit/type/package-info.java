/**
 * Emits types (records, enums, views, the emulator class) and the names that all emitters share. It takes the behavior
 * graph and the type mappings of the user. It returns one JavaPoet type for each declared type, group and emulator.
 */
@NullMarked
package dev.ectype.compiler.emit.type;

import org.jspecify.annotations.NullMarked;
