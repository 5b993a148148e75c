package dev.ectype.runtime.plan.binding;

/** Lists the locations of parameters in a request. */
public enum Location {
    PATH,
    QUERY,
    HEADER,
    COOKIE
}
