/**
 * Converts database values to Java values faster than jOOQ's own bindings. Takes the values of the database driver. Gives the values of the
 * classes that jOOQ generates from the migrations.
 */
@NullMarked
package dev.ectype.controlplane.jooq.binding;

import org.jspecify.annotations.NullMarked;
