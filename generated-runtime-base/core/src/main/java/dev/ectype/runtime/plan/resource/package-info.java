/**
 * Holds resources and relationships of the plan: identity, identifier style, lifecycle, flags and composed members.
 * Takes objects of the plan document. Gives the facts that tables and resource views are built from.
 */
@NullMarked
package dev.ectype.runtime.plan.resource;

import org.jspecify.annotations.NullMarked;
