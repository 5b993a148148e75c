/**
 * What the service says of itself: the description of its API, pages to browse it, and a page for each error.
 * Takes the routes that run, with their annotations.
 * Gives documents and pages that need no other host.
 */
@NullMarked
package dev.ectype.controlplane.docs;

import org.jspecify.annotations.NullMarked;
