package dev.ectype.runtime.http;

/** Lists the HTTP versions of requests. */
public enum Protocol {
    HTTP_1_0,
    HTTP_1_1,
    HTTP_2
}
