/**
 * Publishes the OpenAPI description, pages to browse it, and a page for each error. Takes the running routes with their annotations. Gives
 * documents and pages that need no other host.
 */
@NullMarked
package dev.ectype.controlplane.docs;

import org.jspecify.annotations.NullMarked;
