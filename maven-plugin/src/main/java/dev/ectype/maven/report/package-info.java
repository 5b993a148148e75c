/**
 * Reports the diagnostics of a goal to users and IDEs.
 * It takes the diagnostics of the compiler, and the reasons for which a goal fails.
 * It writes lines of Maven's log that editors link to the source, and the messages of a workspace.
 */
@NullMarked
package dev.ectype.maven.report;

import org.jspecify.annotations.NullMarked;
