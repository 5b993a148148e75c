/**
 * How values of the database become those of Java, where the library's own way is too slow.
 * Takes what the driver reads and writes.
 * Gives what the classes of the tables, made from the migrations, hold.
 */
@NullMarked
package dev.ectype.controlplane.jooq.binding;

import org.jspecify.annotations.NullMarked;
