/**
 * Contains the steps of which a behavior consists, by family: finds, changes of one instance, changes of a collection,
 * links, content, sub-resources and steps that reply themselves. Each step answers questions about itself, so that other
 * packages need no tables of steps except the one that writes its code.
 */
@NullMarked
package dev.ectype.compiler.graph.step;

import org.jspecify.annotations.NullMarked;
