/** Tests that the links, paths and class names in the pages of the repository exist. */
@NullMarked
package dev.ectype.cli.documentation;

import org.jspecify.annotations.NullMarked;
