package dev.ectype.runtime.emulator.document;

/** The format of a change. */
public enum ChangeFormat {
    /** Lists the changed members. Null unsets a member unless its type allows null. */
    MEMBERS,
    /** Lists the changed form fields. An empty text unsets a member. */
    FORM,
    /** Like {@link #MEMBERS}, and lists the changed items of arrays with a merge key. */
    KEYED_ITEMS,
    /** A JSON Merge Patch (RFC 7396): null removes a member. */
    MERGE_PATCH,
    /** A JSON Patch (RFC 6902): a list of operations. */
    JSON_PATCH
}
