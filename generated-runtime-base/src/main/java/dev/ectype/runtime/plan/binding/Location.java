package dev.ectype.runtime.plan.binding;

/** Where in a request a parameter stands. */
public enum Location {
    PATH,
    QUERY,
    HEADER,
    COOKIE
}
