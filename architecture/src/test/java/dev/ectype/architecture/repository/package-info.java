/**
 * Checks the whole repository: sizes and names of its sources, the links, paths and class names in its pages, and its start scripts.
 * Takes the files of the checkout.
 * Gives the places of all violations.
 */
@NullMarked
package dev.ectype.architecture.repository;

import org.jspecify.annotations.NullMarked;
