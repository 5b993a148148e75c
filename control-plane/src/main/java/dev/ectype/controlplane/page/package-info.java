/**
 * Renders the pages of the dashboard from templates. Takes a template and its model. Gives HTML responses with a strict content security
 * policy, and the style sheets and scripts of the pages.
 */
@NullMarked
package dev.ectype.controlplane.page;

import org.jspecify.annotations.NullMarked;
