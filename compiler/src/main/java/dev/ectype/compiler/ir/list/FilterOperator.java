package dev.ectype.compiler.ir.list;

/** Lists the comparisons of a parameter with an item. */
public enum FilterOperator {
    /** The member equals the value, or one of several; a value with bounds is a range. */
    EQUAL,
    /** The member equals none of the values. */
    NOT,
    AT_LEAST,
    ABOVE,
    AT_MOST,
    BELOW,
    CONTAINS,
    STARTS,
    ENDS,
    /** The member is a flag that is set; the value says by whom. */
    FLAGGED,
    /** The member is a path below the value. */
    INSIDE,
    /** The parameter is an object with values or bounds for members of the item. */
    MEMBERS,
    /** Some text of the item contains the words. */
    MATCHES,
    /** The item satisfies the expression. */
    SATISFIES,
    /** The entries of a map satisfy the selector. */
    SELECTS
}
