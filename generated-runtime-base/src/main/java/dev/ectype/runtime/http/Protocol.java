package dev.ectype.runtime.http;

/** The version of HTTP that a request arrived with. */
public enum Protocol {
    HTTP_1_0,
    HTTP_1_1,
    HTTP_2
}
