package dev.ectype.runtime.plan.error;

/** Classifies what a member of an error body means. A member may have several meanings. */
public enum ErrorMeaning {
    /** A text for people. */
    MESSAGE,
    /** A text for people, if no other member of the object is one. */
    SOLE_MESSAGE,
    /** A short summary of the kind of problem. */
    TITLE,
    /** A word for programs that identifies the kind of problem. */
    CODE,
    /** The code in words instead of a single name. */
    CODE_IN_WORDS,
    /** The code of the whole problem, even for one of several violations. */
    OVERALL_CODE,
    /** A word that selects one of several types of an object, such as {@code @type}. */
    VARIANT,
    /** The HTTP status. */
    STATUS,
    /** A number that is a code of the API if examples have one, else the HTTP status. */
    NUMERIC_CODE,
    /** The parameter or the member with the invalid value. */
    SUBJECT,
    /** The JSON pointer of the invalid value. */
    POINTER,
    /** The header with the invalid value. */
    HEADER,
    /** The part of the request with the invalid value: path, query, header or body. */
    PART,
    /** The part of the request and the names that lead to the invalid value. */
    PART_AND_SUBJECT,
    /** The time of the problem. */
    TIME,
    /** The path of the request. */
    ADDRESS,
    /** The path of the request, if the object also has the time of the problem. */
    ADDRESS_BESIDE_TIME,
    /** The URL of a page about the operation. */
    DOCUMENTATION,
    /** A flag that is true if the operation succeeded. */
    SUCCESS,
    /** A flag that is true if the operation failed. */
    FAILURE
}
