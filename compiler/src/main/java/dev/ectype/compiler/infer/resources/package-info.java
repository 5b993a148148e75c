/**
 * Holds the rules that group paths into resources, choose stored types and names, and join or drop groups. Takes
 * routes and reply types of the draft. Gives proposals for resources, singletons, sub-resources and current-user
 * paths.
 */
@NullMarked
package dev.ectype.compiler.infer.resources;

import org.jspecify.annotations.NullMarked;
