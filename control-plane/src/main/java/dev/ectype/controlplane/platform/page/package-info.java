/** Pages lists by cursor, newest first. Takes the parameters of a request, and rows of the database. Gives pages. */
@NullMarked
package dev.ectype.controlplane.platform.page;

import org.jspecify.annotations.NullMarked;
