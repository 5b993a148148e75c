/**
 * Contains overlays: ordered changes of descriptions, as the OpenAPI Overlay Specification 1.0 defines them. It takes
 * the files of overlays and the documents of descriptions. It replaces each document by a changed one, in which every
 * node keeps the location where it is written.
 */
@NullMarked
package dev.ectype.compiler.source.overlay;

import org.jspecify.annotations.NullMarked;
