package dev.ectype.runtime.http;

/** Lists the protocols of requests. */
public enum Protocol {
    /** HTTP/1.0, which closes a connection after each reply by default. */
    HTTP_1_0,
    /** HTTP/1.1. */
    HTTP_1_1,
    /** HTTP/2, with or without TLS. */
    HTTP_2,
    /** MQTT, whose packets are presented as requests. */
    MQTT
}
