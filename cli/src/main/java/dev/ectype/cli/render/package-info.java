/**
 * What commands show: findings, summaries, tables, help topics and their JSON forms.
 * It takes what a command found out.
 * It gives lines of text and JSON values, and decides nothing.
 */
@NullMarked
package dev.ectype.cli.render;

import org.jspecify.annotations.NullMarked;
