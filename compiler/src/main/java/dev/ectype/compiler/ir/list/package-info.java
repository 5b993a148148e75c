/**
 * Holds what inference understood of a list: paging, envelope, filters, sorts, expansions and selected members. Rules
 * create these values from parameters and response types. Roles and endpoints contain them, and the plan carries them.
 */
@NullMarked
package dev.ectype.compiler.ir.list;

import org.jspecify.annotations.NullMarked;
