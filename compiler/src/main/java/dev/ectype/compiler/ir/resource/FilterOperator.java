package dev.ectype.compiler.ir.resource;

/** How the value of a parameter is held against what items say. */
public enum FilterOperator {
    /** The member has that value, or one of those; a value with bounds in it bounds the member. */
    EQUAL,
    /** The member has none of those values. */
    NOT,
    AT_LEAST,
    ABOVE,
    AT_MOST,
    BELOW,
    CONTAINS,
    STARTS,
    ENDS,
    /** The member is a path that leads through that one. */
    INSIDE,
    /** The parameter is an object that has a value or bounds for some members of the item. */
    MEMBERS,
    /** Some text of the item holds the words. */
    MATCHES,
    /** The item satisfies the expression. */
    SATISFIES
}
