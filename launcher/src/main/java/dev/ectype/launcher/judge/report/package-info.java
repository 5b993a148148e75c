/**
 * Formats the grades of conclusions as JSON, HTML and JUnit XML. Takes the report of the judge. Gives texts that depend only on the report.
 */
@NullMarked
package dev.ectype.launcher.judge.report;

import org.jspecify.annotations.NullMarked;
