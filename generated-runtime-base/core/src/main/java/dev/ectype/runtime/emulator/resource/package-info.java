/**
 * Describes the resources of an API: identifiers, owners, references and embedded copies.
 * Takes the resources, relationships and operations of a plan.
 * Returns the schema of the state, and the properties of each resource.
 */
@NullMarked
package dev.ectype.runtime.emulator.resource;

import org.jspecify.annotations.NullMarked;
