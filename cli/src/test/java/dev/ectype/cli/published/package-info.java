/** Published descriptions, emulated in processes of their own and asked by clients that others have made. */
@NullMarked
package dev.ectype.cli.published;

import org.jspecify.annotations.NullMarked;
